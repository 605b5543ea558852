#!/bin/sh
# Runs a browser in a control group, into which its children come by themselves: see memory-limit.mjs.
echo $$ >"$BENCH_GROUP/cgroup.procs" || exit 1
exec "$BENCH_BROWSER" "$@"
