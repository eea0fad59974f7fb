/**
 * Settings that PostgreSQL is started with, by name. With `disposable` nothing waits for the disk:
 * a crash of the machine may then damage the data.
 */
export function serverSettings(port: number, disposable: boolean): Record<string, string> {
  const durable = disposable ? 'off' : 'on';
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // Otherwise a socket is left in /tmp, for every user of the machine.
    unix_socket_directories: '',
    // Tests run several servers, each with a pool, against one disposable PostgreSQL.
    max_connections: disposable ? '100' : '50',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The texts of statements and rows hold what people wrote; that has no place in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
  };
}
