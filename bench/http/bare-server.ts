import Fastify from 'fastify';
import pg from 'pg';

/** The yardstick: Fastify, one route, one named primary-key select. Started as a separate process. */
const [url, accountId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();
app.get('/bare', async () => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select * from accounts where id = $1',
    values: [accountId],
  });
  return { id: rows[0].id, plan: rows[0].plan, created_at: rows[0].created_at };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
