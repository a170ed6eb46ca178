// The yardstick of the sale benchmark: the thinnest honest server for a sale of three lines. Node's
// own http, one prepared call of lim.sale_json (bare-sale.sql) a request; no framework, no rules,
// no rights. `node bare-sale.mjs` with DATABASE_URL and PORT; POST / with
//   {"toko":1,"ks":"SLS1","cu":17,"tot":..,"w":..,
//    "lines":[{"b":1,"n":"CINCIN","g":"G1","w":1250,"o":10000,"h":900000} x3],
//    "pays":[{"j":"CASH","r":null,"a":..} x2],"led":[{"k":"1101","d":..,"c":..} x8]}
// answers {"no_faktur":".."}.
import http from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL ?? 8),
})

const sell = async (text) => {
  if (!JSON.parse(text).lines?.length) throw new Error('lines')
  const { rows } = await pool.query({
    name: 'sale',
    text: 'select lim.sale_json($1::jsonb) as no',
    values: [text],
  })
  return { no_faktur: rows[0].no }
}

const server = http.createServer((request, response) => {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    sell(text).then(
      (answer) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: error.message })),
    )
  })
})
server.listen(Number(process.env.PORT ?? 8998), '127.0.0.1')
