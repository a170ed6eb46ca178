import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Member {
  readonly kode_member: string
  readonly nama_member: string
}

// Which record stays and which goes is the whole of a merge: a QR that lands in the other search
// turns it round.
test("each search of a merge keeps the member's QR that was scanned into it", async ({ open }) => {
  const { page, press, scan } = await open({ user: 'spv.gs1', path: '/gabung-pelanggan' })
  const cari = page.getByRole('combobox', { name: 'Cari pelanggan' })
  await expect.poll(() => cari.count()).toBe(2)
  const { json } = await callAs(page, 'GET', 'member/get/all?limit=2')
  const [tetap, ganda] = json.data as readonly Member[]
  if (tetap === undefined || ganda === undefined) throw new Error('two members of the chain')
  const bagian = (judul: string) =>
    page.getByRole('group', { name: judul }).getByRole('strong').first()
  const pindai = async (member: Member): Promise<void> => {
    await scan(`MEMBER:${member.kode_member}`)
    await page.getByRole('strong').filter({ hasText: member.nama_member }).waitFor()
  }
  await cari.first().focus()
  await pindai(tetap)
  await expect.poll(() => bagian('Yang Tetap').innerText()).toBe(tetap.nama_member)
  await cari.first().focus()
  await pindai(ganda)
  await expect.poll(() => bagian('Yang Digabung').innerText()).toBe(ganda.nama_member)
  // The other way round: what is scanned into the second search stays in the second.
  await page.reload()
  await expect.poll(() => cari.count()).toBe(2)
  await cari.last().focus()
  await pindai(ganda)
  await expect.poll(() => bagian('Yang Digabung').innerText()).toBe(ganda.nama_member)
  await page.getByRole('button', { name: 'Ganti' }).click()
  await expect.poll(() => cari.count()).toBe(2)
  // Where the keyboard is in neither, the first that is empty hears it.
  await page.getByLabel('Alasan').focus()
  await pindai(tetap)
  await expect.poll(() => bagian('Yang Tetap').innerText()).toBe(tetap.nama_member)
  await press('Escape')
})
