/**
 * Why the server cannot start or go on, in one plain sentence for the person at the console. Any
 * other error during the start is a bug and is shown with its stack.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The sentence for a folder or file that the operating system does not give us. */
export function fileProblem(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return new StartProblem(
        `Tidak diizinkan menulis ke ${path}. Beri izin kepada akun yang ` +
          'menjalankan server, atau pilih folder lain dengan DATA_DIR.',
      )
    case 'EROFS':
      return new StartProblem(`${path} hanya bisa dibaca. Pilih folder lain dengan DATA_DIR.`)
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartProblem(
        `Disk penuh: tidak ada ruang lagi untuk ${path}. ` + 'Kosongkan ruang, lalu jalankan lagi.',
      )
    case 'ENOENT':
      return new StartProblem(
        `${path} tidak dapat dibuat: disk atau folder yang memuatnya tidak ada. ` +
          'Pilih folder lain dengan DATA_DIR.',
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartProblem(`${path} bukan folder. Pilih folder lain dengan DATA_DIR.`)
    default:
      return error
  }
}
