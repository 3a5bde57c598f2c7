"""Judges every case of JSON Lines on a cluster with the Python package, and writes rows for data frames.

    spark-submit judge_rows.py INPUT OUTPUT [--question check] [--rows findings]

INPUT is JSON Lines, a case a line. OUTPUT becomes a folder of JSON Lines: with `--rows verdicts` a row a case, with
`findings`, `awards` or `moves` a row each; `line` is the number of the case in the stream, from 1.
"""

import argparse

import pandas
import tilejudge
from pyspark.sql import SparkSession

SCHEMAS = {
    "verdicts": "line long, verdict string",
    "findings": "line long, rule string, severity string, path string, message string, help string",
    "awards": "line long, player string, rule string, unit string, least long, most long, why string",
    "moves": "line long, action long, player string, verdict string, rule string, conditions string, says string, move string",
}


def rows_of(verdict, rows):
    return [{"verdict": verdict.verdict}] if rows == "verdicts" else verdict.to_rows(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--question", choices=["check", "score", "moves", "replay"], default="check")
    parser.add_argument("--rows", choices=SCHEMAS, default="findings")
    arguments = parser.parse_args()
    question, rows, schema = arguments.question, arguments.rows, SCHEMAS[arguments.rows]
    columns = [column.split()[0] for column in schema.split(", ")]

    def judged(frames):
        for frame in frames:
            verdicts = tilejudge.judge_many(frame["case"], question)
            told = [
                {**row, "line": line} for line, verdict in zip(frame["line"], verdicts) for row in rows_of(verdict, rows)
            ]
            yield pandas.DataFrame(told, columns=columns)

    spark = SparkSession.builder.appName("tilejudge").getOrCreate()
    lines = spark.sparkContext.textFile(arguments.input).zipWithIndex()
    cases = lines.map(lambda line: (line[1] + 1, line[0])).toDF("line long, case string")
    cases.mapInPandas(judged, schema).write.json(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
