import os from 'node:os'

const megabyte = 1024 * 1024
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
const mb = (bytes: number) => `${Math.floor(bytes / megabyte)}MB`

/**
 * Settings for a shop's PC, where the till, the browser and the database share one machine:
 * an eighth of the memory, and never a setting that could lose an acknowledged sale.
 */
export function postgresSettings(port: number): Record<string, string> {
  const memory = os.totalmem()
  // On two cores a report in parallel would starve the counter.
  const parallel = os.cpus().length >= 4 ? 2 : 0
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // TCP on the loopback with a password only: no socket path limits, no shared folders.
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '80',
    shared_buffers: mb(clamp(memory / 8, 64 * megabyte, 1024 * megabyte)),
    effective_cache_size: mb(clamp(memory / 2, 256 * megabyte, 8192 * megabyte)),
    work_mem: '16MB',
    // A query that sorts the books of years may not fill the disk that the sales need.
    temp_file_limit: '2GB',
    maintenance_work_mem: mb(clamp(memory / 32, 64 * megabyte, 256 * megabyte)),
    max_parallel_workers_per_gather: String(parallel),
    random_page_cost: '1.1',
    // A shop's first days and a sample chain: the planner hears within seconds that a table is no
    // longer empty, or every session keeps the plans that it made for an empty one.
    autovacuum_naptime: '3s',
    checkpoint_timeout: '15min',
    max_wal_size: '1GB',
    wal_compression: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Starts, recoveries, shutdowns, panics. A statement's error is told to us, who asked for it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
  }
}
