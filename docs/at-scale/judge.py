"""Puts every case of JSON Lines to tilejudge, on a cluster, through Spark's pipe.

    spark-submit judge.py INPUT OUTPUT [--question check] [--name NAME] [--partitions N]

INPUT is JSON Lines (a file, or anything that Spark reads as text), a case a line. OUTPUT becomes a folder of part
files which, one after the other, are byte for byte what one process writes:

    tilejudge check NAME --format json
"""

import argparse
import os
import shlex

from pyspark.sql import SparkSession

# A report a case, and nothing at the end: what is written for a part does not depend on the others.
QUESTIONS = ["check", "score", "moves", "apply", "replay"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--question", choices=QUESTIONS, default="check")
    parser.add_argument("--name", help="what reports call the stream (INPUT if left out)")
    parser.add_argument("--partitions", type=int, help="at least so many parts")
    parser.add_argument("--tilejudge", default="tilejudge", help="the program, on every worker")
    arguments = parser.parse_args()

    spark = SparkSession.builder.appName("tilejudge").getOrCreate()
    cases = spark.sparkContext.textFile(arguments.input, arguments.partitions)

    # How many lines of the stream stand before each part, so that cases and lines are numbered as in the whole.
    def length(lines):
        count = 0
        for line in lines:
            count += 1
            if not line.strip():
                raise ValueError("a blank line is no case, and would count as one: take blank lines out first")
        yield count

    lengths = cases.mapPartitions(length).collect()
    before = [sum(lengths[:part]) for part in range(len(lengths))]

    # The pipe runs the same command for every part, so the first line tells each which part it has. `read` takes just
    # that line from the pipe. 0, 1 and 2 are answers; any other exit code fails the part, and Spark tries it again.
    judge = shlex.join([arguments.tilejudge, arguments.question, "-", "--format", "json"])
    name = shlex.quote(arguments.name or arguments.input)
    script = f'read -r before; {judge} --stdin-filename {name} --stdin-after "$before"; test $? -le 2'

    def with_number(part, lines):
        yield str(before[part])
        yield from lines

    numbered = cases.mapPartitionsWithIndex(with_number)
    # Spark gives each core a part, so each process keeps to one.
    environment = {"PATH": os.environ["PATH"], "RAYON_NUM_THREADS": "1"}
    numbered.pipe(shlex.join(["sh", "-c", script]), environment, checkCode=True).saveAsTextFile(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
