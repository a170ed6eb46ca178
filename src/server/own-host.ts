/** Requests to these addresses never leave this machine. */
export const isOwnHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
