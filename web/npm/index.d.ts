// What the functions take and give. The keys of a verdict are told in full in docs/json.md and docs/report.schema.json.

export type Language = 'en' | 'es' | 'pl';
export type Question = 'check' | 'score' | 'moves' | 'apply' | 'replay' | 'show';
export type Conclusion = 'legal' | 'legal-if' | 'undecided' | 'illegal' | 'impossible' | 'unreadable';
export type Severity = 'error' | 'undecided' | 'doubt';

export interface Options {
  /** The language of answers; that of the case without it. */
  language?: Language;
  /** Where the answers to open questions start from. */
  preset?: 'rulebook' | 'online';
  /** Answers to open questions by name: `{'partial-floor': 'yes'}`. */
  rulings?: Record<string, string>;
  /** What players say they have, of `score`: `{Ana: 45}`. */
  claims?: Record<string, number>;
  /** What reports call the case. */
  file?: string;
  /** Whether a picture is for a dark page. */
  dark?: boolean;
}

/** A number, or the bounds of one that rests on what the case does not tell. */
export type Amount = number | { least: number; most: number | null };

export interface Finding {
  rule: string;
  severity: Severity;
  id: string | null;
  message: string;
  help: string | null;
  facts: unknown;
  path: string;
  line: number | null;
  column: number | null;
  end_line: number | null;
  end_column: number | null;
}

export interface Condition {
  id: string;
  path: string;
  line: number | null;
  column: number | null;
  told: unknown[];
  says: string;
  presupposed: boolean;
  needed: boolean;
}

export interface Award {
  player: string;
  rule: string;
  points: Amount;
  unit: 'points' | 'offerings' | 'crystals' | 'scales' | 'cards';
  why: string;
  evidence: string[];
}

export interface Action {
  action: number | null;
  forced: boolean;
  after: number | null;
  move: Record<string, unknown>;
  says: string;
  verdict: 'legal' | 'legal-if' | 'undecided' | 'illegal';
  conditions: Condition[];
  awards: Award[];
  scores: Record<string, Amount>;
  findings: Finding[];
  after_refusal: number | null;
  [key: string]: unknown;
}

export interface Score {
  before: Amount;
  after: Amount;
  stages: { moment: 'now' | 'settled' | 'tiling' | 'end'; count: Amount; unsure: boolean }[];
  units?: Record<string, Omit<Score, 'units'>>;
}

/** The answer to what a player says they have. */
export interface Claim {
  player: string;
  unit: Award['unit'];
  claimed: number;
  answer: 'confirmed' | 'refuted' | 'open';
  at: 'now' | 'settled' | 'tiling' | 'end' | null;
  counted: Amount | null;
  why: string | null;
  help: string | null;
  /** Other answers to open questions, or a slip, that give the number. */
  explanations: { why: string; law: string | null; evidence: string[]; rulings?: Record<string, string>; slip?: string; times?: number; rule?: string | null }[];
  path: string | null;
  line: number | null;
  column: number | null;
}

/** An open question, the answer in force, and what others would change. */
export interface Ruling {
  name: string;
  answer: string;
  source: 'default' | 'online' | 'house' | 'case' | 'command-line';
  otherwise: { answer: string; change: string }[];
}

/** A case that cannot be read has `case`, `verdict` and `findings` only. */
export interface Verdict {
  case: { file: string; index: number | null; title: string | null; game: string | null };
  verdict: Conclusion;
  findings: Finding[];
  conditions?: Condition[];
  moves?: Action[];
  ledger?: Award[];
  scores?: Record<string, Score>;
  ranking?: { place: number; player: string; points: number; why: string; rules: string[] }[];
  claims?: Claim[];
  rulings?: Ruling[];
  /** What could not be checked, and what the case would have to tell. */
  unchecked?: { rule: string; missing: string }[];
  /** What was taken for granted, and what follows from what is told, in sentences. */
  assumed?: string[];
  worked_out?: string[];
  /** What has to be chosen before the count can go on. */
  choice?: string | null;
  /** Where something is open: what holds if nothing lies where the case tells nothing. */
  conditional?: { supposed: string[]; verdict: Conclusion; scores: Record<string, Score>; says: string | null } | null;
  legal?: { move: Record<string, unknown>; points: Amount; says: string }[];
  [key: string]: unknown;
}

/** A place of a case: keys as texts, items as numbers from 0, a space of a board as `[row, column]`, a piece of a run as `[index]`. */
export type Place = (string | number | [number] | [number, number])[];

/** A case: YAML, JSON, or an object that is one. */
export type Case = string | Record<string, unknown>;

/** The verdict on one case. Throws a RangeError for a text that holds another number of them. */
export function judge(text: Case, question?: Exclude<Question, 'replay'>, options?: Options): Verdict;
/** The answers on every case of a text, as the program writes them with `--format jsonl`: `replay` gives the actions of each before it. */
export function judgeAll(text: Case, question?: Question, options?: Options): (Verdict | Action)[];
/** The report in Markdown. */
export function report(text: Case, question?: Question, options?: Options): string;
/** The table as SVG, with rings around what the answer is about; null where there is none. */
export function picture(text: Case, question?: Question, options?: Options): string | null;
/** What makes an impossible case possible, the likeliest first: each as a sentence, and the text with it. */
export function repairs(text: Case, options?: Options): { says: string; text: string }[];
/** A rule, a ruling or a slip, with the passages of the rulebooks; null where there is none of that name. */
export function explain(topic: string, options?: Options & { text?: Case }): Record<string, unknown> | null;
/** The games with their editions, variants, phases, rulings and units. */
export function games(language?: Language): Record<string, unknown>[];
/** An empty table; null for a game that there is not. */
export function blank(game: string, options?: { variant?: string; phase?: string; players?: string[]; language?: Language }): string | null;
/** What may stand at a place of a case, and what does. */
export function slot(text: Case, place: Place, options?: Options): Record<string, unknown> | null;
/** The text with another value at a place, or with nothing there; null where it cannot stand there. */
export function put(text: Case, place: Place, value?: string | null): string | null;
