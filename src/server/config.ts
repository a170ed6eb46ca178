/** Where the tests find a PostgreSQL of the machine's own; without it they start the embedded. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined
}
