-- A real client: what an editor shows of a case, what it offers, and what a fix makes of it. Ends with 0 if all of it is so.
local server = vim.env.TILEJUDGE_LSP
local case = {
  "game: azul-mini",
  "players:",
  "  - name: Andrea",
  "    wall: [....., ..Y.., ....., ....., .....]",
  "    lines: ['', '', '', '', '']",
  "    flor: ''",
  "factories: [YYBR, KKRW, BBRW, RRKW, BKRW]",
  "moves:",
  "  - {take: 2 yellow, from: factory 1, to: line 2}",
}

local function check(what, so)
  if not so then
    io.stderr:write("not so: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

vim.cmd("edit " .. vim.fn.tempname() .. ".yaml")
vim.api.nvim_buf_set_lines(0, 0, -1, false, case)
local id = vim.lsp.start_client({ name = "tilejudge", cmd = { server, "lsp" } })
check("it starts", id and vim.lsp.buf_attach_client(0, id))

local function found(code)
  return vim.wait(20000, function()
    local told = vim.diagnostic.get(0)
    return #told == 1 and told[1].code == code
  end, 20)
end

local function ask(method, line, character, more)
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = character },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000)
  return answers and answers[id] and answers[id].result
end

-- A key that is misspelt is shown, and one fix mends it.
check("the misspelt key is shown", found("case/unknown-key"))
local here = { start = { line = 5, character = 4 }, ["end"] = { line = 5, character = 4 } }
local actions = ask("textDocument/codeAction", 5, 4, { range = here, context = { diagnostics = {} } })
check("it can be mended", actions and actions[1] and actions[1].edit)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
check("it is mended", vim.api.nvim_buf_get_lines(0, 5, 6, false)[1] == "    floor: ''")

-- The refused move is shown then, and pointed at it says its rule.
check("the refused move is shown", found("azul/wall-row-has-colour"))
check("it belongs to the tile of the row", vim.diagnostic.get(0)[1].user_data.lsp.relatedInformation[1].location.range.start.line == 3)
local hover = ask("textDocument/hover", 8, 44)
check("the rule is told", hover and hover.contents.value:find("azul/wall%-row%-has%-colour"))

-- Typed otherwise it is legal; the last line offers legal moves.
vim.api.nvim_buf_set_lines(0, 8, 9, false, { "  - {take: 2 yellow, from: factory 1, to: line 1}", "  - t" })
local offered = {}
for _, item in ipairs(ask("textDocument/completion", 9, 5) or {}) do
  offered[item.label] = true
end
check("keys are offered", offered["take"])
vim.api.nvim_buf_set_lines(0, 9, 10, false, {})
check("nothing is wrong any more", vim.wait(20000, function() return #vim.diagnostic.get(0) == 0 end, 20))

local symbols = ask("textDocument/documentSymbol", 0, 0)
check("there is an outline", symbols and symbols[1].children[2].children[1].name == "Andrea")
local lenses = ask("textDocument/codeLens", 0, 0)
check("there are scores", lenses and lenses[1].command.title:find("^Andrea: "))
vim.cmd("qall!")
