import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

async function digestOf(file: string): Promise<string> {
  const hash: Hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Copies a backup into another folder (another disk, a share, a folder that some program carries
 * away): under its name only when what was written reads back the same and is on disk.
 * @returns '' when the copy is complete, else the reason; the backup itself is not affected
 */
export async function copyBackup(file: string, folder: string): Promise<string> {
  const half = path.join(folder, `${path.basename(file)}.setengah`)
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    await fs.copyFile(file, half)
    await fs.chmod(half, 0o600)
    const written = await fs.open(half, 'r+')
    try {
      await written.sync()
    } finally {
      await written.close()
    }
    if ((await digestOf(half)) !== (await digestOf(file)))
      throw new Error('yang tertulis lain dari yang dibaca')
    await fs.rename(half, path.join(folder, path.basename(file)))
    return ''
  } catch (error) {
    await fs.rm(half, { force: true }).catch(() => undefined)
    return error instanceof Error ? error.message : String(error)
  }
}
