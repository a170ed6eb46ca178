import { dataOf } from './cincin.ts'
import type { Person } from './shop.ts'

/** Cash for whoever gives some back: into the safe, and from there into each of these drawers. */
export async function isiLaci(
  spv: Person,
  jumlah: number,
  ...milik: readonly Person[]
): Promise<void> {
  const awal = { tempat: 'KAS', jumlah: jumlah * milik.length }
  dataOf(await spv.postApproved('cash/saldo-awal', awal, 'own'))
  for (const who of milik) {
    const approver = who.user_id === 'own' ? 'spv' : 'own'
    dataOf(await who.postApproved('cash/laci/modal', { jumlah }, approver))
  }
}
