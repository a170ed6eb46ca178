import { keep, kept } from '#web/storage'

/** Who sold last at this device, user by user: proposed for the next note. */
function semua(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(kept('sales') ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(
      Object.entries(found).filter(([, kode]) => typeof kode === 'string' && kode !== ''),
    )
  } catch {
    return {}
  }
}

export const salesTerakhir = (userId: string): string | null => semua()[userId] ?? null

export const ingatSales = (userId: string, kodeSales: string): void =>
  keep('sales', JSON.stringify({ ...semua(), [userId]: kodeSales }))
