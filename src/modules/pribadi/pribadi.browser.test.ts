import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const berakhir = new Set(['DIAMBIL', 'DIPAKAI', 'LELANG', 'PEREMAJAAN', 'BATAL'])

// Somebody of the sample chain's NQC, with nothing open and no card that the law keeps.
test('a person is found, given his data and forgotten by keyboard, with the word of OWN', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'own.nqc', path: '/data-pribadi' })
  const { json } = await callAs(page, 'GET', 'data-pribadi?cari=628')
  const people: readonly { no_hp: string; no_identitas: string | null }[] = Object(json).data
  const daftar = ['pesanan', 'service', 'hutang', 'cicilan'].map((apa) =>
    callAs(page, 'GET', `${apa}/lihat?limit=200`),
  )
  const answers = await Promise.all([
    ...daftar,
    callAs(page, 'POST', 'titipan/lihat', { status: null }),
  ])
  const semua: readonly { no_hp: string; status: string }[] = answers.flatMap(
    (answer) => Object(answer.json).data,
  )
  const terbuka = new Set(
    semua.flatMap(({ no_hp, status }) => (berakhir.has(status) ? [] : [no_hp])),
  )
  const siapa = people.findLast(
    ({ no_hp, no_identitas }) => no_identitas === null && !terbuka.has(no_hp),
  )
  if (!siapa) throw new Error('somebody')
  const orang = page.getByRole('table', { name: 'Data Pribadi' })
  await page.getByLabel('Nama, HP atau identitas').waitFor()
  await page.keyboard.type(siapa.no_hp)
  await orang.getByText(siapa.no_hp).waitFor()

  const izin = async (tombol: string, judul: string): Promise<void> => {
    await orang.locator('tbody tr').first().focus()
    await press(tombol)
    const dialog = page.getByRole('dialog', { name: judul })
    await press('F9')
    await dialog.getByText('Alasan Tidak Boleh Kosong').waitFor()
    await page.keyboard.type('surat 20 November')
    await press('Tab')
    await page.keyboard.type('bukan-saya')
    await press('F9')
    await dialog.getByText('Password Salah').waitFor()
    await axe('.ant-modal')
    await press('ControlOrMeta+A')
    await page.keyboard.type('kencana-contoh')
  }
  await izin('Enter', 'Ambil Data Pribadi')
  const [file] = await Promise.all([page.waitForEvent('download'), press('F9')])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByText('Data Pribadi Sudah Diambil').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await izin('Delete', 'Hapus Data Pribadi')
  await press('F9')
  await page.getByText('Data Pribadi Sudah Dihapus').waitFor()
  await page.getByText('Tidak Ada Data').waitFor()
  await page.getByLabel('Nama, HP atau identitas').fill('')
  const diminta = page.getByRole('table', { name: 'Yang Sudah Diminta' })
  await expect.poll(() => diminta.getByText('surat 20 November').count()).toBeGreaterThan(1)
  await expect.poll(() => page.getByText(siapa.no_hp).count()).toBe(0)
  await axe('.page')
  await shot('data-pribadi')
})
