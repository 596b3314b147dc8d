"""The same names in SQLite FTS5: reads {names, exact, words} paths, prints p50 and p99 in milliseconds as JSON."""
import json, sqlite3, sys, time

names, database, queries = sys.argv[1], sys.argv[2], json.load(open(sys.argv[3]))
db = sqlite3.connect(database)
db.execute("pragma journal_mode = off")
db.execute("pragma synchronous = off")
db.execute("pragma cache_size = -1000000")
db.execute("create virtual table n using fts5(name, content='', tokenize='ascii')")
with open(names) as file:
    db.executemany("insert into n (name) values (?)", ((line.rstrip("\n"),) for line in file))
db.commit()

def timed(match, order):
    took = []
    for query in match:
        started = time.perf_counter()
        db.execute(f"select rowid from n where n match ? {order} limit 20", (query,)).fetchall()
        took.append((time.perf_counter() - started) * 1000)
    took.sort()
    return {"p50": took[len(took) // 2], "p99": took[int(len(took) * 0.99)]}

print(json.dumps({
    "exact": timed(['"%s"' % query for query in queries["exact"]], ""),
    "prefix": timed(['"%s"*' % query for query in queries["prefix"]], ""),
    "words": timed([" ".join('"%s"' % word for word in query.split()) for query in queries["words"]], "order by rank"),
}))
