import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Impor } from '#kernel/master-calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { createTestHttp, formOf, type TestAnswer, type TestHttp } from '../test-http.ts'

// A sheet into a master: what is new and what changed, all of it or none.

let http: TestHttp
const tokens = { own: '', kasir: '', other: '' }

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  tokens.own = await http.token('own', 'OWN', 'PUSAT')
  tokens.kasir = await http.token('kasir1', 'KASIR', 'PUSAT')
  tokens.other = await http.token('own.gs1', 'OWN', 'GS1')
})
afterAll(() => http.close())

const get = async (path: string, token = tokens.own): Promise<TestAnswer> =>
  http.send('GET', `/api/v1/${path}`, { token })

/** A sheet of these lines to a master's list, looked at ('') or saved ('ya'). */
async function put(list: string, text: string, simpan = '', token = tokens.own) {
  const form = await formOf(new TextEncoder().encode(text), simpan ? { simpan: 'true' } : {})
  const answer = await http.send('POST', `/api/v1/${list}/impor`, { token, ...form })
  return { ...answer, data: answer.json.data as Impor }
}

const bank = (...lines: string[]): string => ['Kode Bank;Nama Bank', ...lines].join('\n')
const problems = ({ baris }: Impor) => baris.map(({ baris: at, masalah }) => [at, masalah])

describe('a sheet', () => {
  test('is looked at first, and nothing of it is saved', async () => {
    const { data } = await put('banks', bank('BCA;Bank Central Asia', 'MDR;Bank Mandiri'))
    expect(data).toMatchObject({ jumlah: 2, tambah: 2, salah: 0, tersimpan: false })
    expect((await get('banks')).json.count).toBe(0)
    expect((await get('banks/riwayat')).json.data).toEqual([])
  })

  test('adds what is new, changes what is other, leaves the rest', async () => {
    const first = await put('banks', bank('BCA;Bank Central Asia', 'mdr;Bank Mandri'), 'ya')
    expect(first.json.message).toBe('Berhasil Menyimpan Data')
    const sheet = bank('BCA;Bank Central Asia', 'MDR;Bank Mandiri', 'BRI;Bank Rakyat')
    const { data } = await put('banks', sheet, 'ya')
    expect(data).toMatchObject({ tambah: 1, ubah: 1, sama: 1, salah: 0, tersimpan: true })
    expect((await get('banks')).json.data).toMatchObject([
      { kode_bank: 'BCA', versi: 1 },
      { kode_bank: 'BRI', versi: 1 },
      { kode_bank: 'MDR', nama_bank: 'Bank Mandiri', versi: 2 },
    ])
    const [newest] = (await get('banks/riwayat/MDR')).json.data
    expect(newest).toMatchObject({
      aksi: 'UBAH',
      oleh: 'own',
      nama_bank: 'Bank Mandiri',
      sebelum: { nama_bank: 'Bank Mandri' },
    })
  })

  test('leaves alone what it has no column for', async () => {
    await put('rekenings', 'no_rekening;nama_rekening;kode_bank\n1;KENCANA;BCA', 'ya')
    const { data } = await put('rekenings', 'No Rekening;Aktif\n1;Tidak', 'ya')
    expect(data).toMatchObject({ ubah: 1, tersimpan: true })
    expect((await get('rekenings')).json.data).toMatchObject([
      { no_rekening: '1', nama_rekening: 'KENCANA', kode_bank: 'BCA', aktif: false },
    ])
  })

  test('speaks the language of who brings it', async () => {
    const form = await formOf(new TextEncoder().encode('Bank code;Bank name\nBNI;Bank Negara'))
    const answer = await http.send('POST', '/api/v1/banks/impor', {
      token: tokens.own,
      ...form,
      headers: { ...form.headers, 'accept-language': 'en' },
    })
    expect(answer.json.data).toMatchObject({ tambah: 1, salah: 0 })
  })
})

describe('what is wrong', () => {
  test('is told of every row: by the form, by other rows, by the books', async () => {
    const { data } = await put(
      'rekenings',
      [
        'No Rekening;Nama Rekening;Bank;Aktif',
        '2;TOKO;BCA;Ya',
        '3;;BCA;mungkin',
        '4;TOKO;TIADA;Ya',
        '2;LAGI;BCA;Ya',
      ].join('\n'),
    )
    expect(data).toMatchObject({ jumlah: 4, tambah: 1, salah: 3 })
    expect(problems(data)).toEqual([
      [3, 'Nama Rekening Tidak Boleh Kosong; Aktif mungkin Tidak Dikenal, Pilih Ya, Tidak'],
      [4, 'Bank TIADA Tidak Ditemukan'],
      [5, '2 Ada Dua Kali Di File Ini'],
      [2, ''],
    ])
  })

  test('with the number that its row has in the file, and as it stands there', async () => {
    const { data } = await put(
      'rekenings',
      'No Rekening;Nama Rekening;Bank;Aktif\n\n\n9;TOKO;BCA;Ya\n\n=2+3;;TIADA;mungkin',
    )
    expect(problems(data).map(([at]) => at)).toEqual([6, 4])
    expect(data.judul).toEqual(['No Rekening', 'Nama Rekening', 'Bank', 'Aktif'])
    expect(data.ditolak).toMatchObject([{ sel: ['=2+3', '', 'TIADA', 'mungkin'] }])
    expect(data.ditolak[0]?.masalah).toContain('Nama Rekening Tidak Boleh Kosong')
    const rumus = await put('rekenings', 'No Rekening;Nama Rekening;Bank\n9;#RUMUS?;BCA')
    expect(problems(rumus.data)).toEqual([
      [2, 'Nama Rekening Berisi Rumus Tanpa Hasil, Isi Nilainya'],
    ])
  })

  test('as for a row that is saved alone', async () => {
    const body = { no_rekening: '4', nama_rekening: 'TOKO', kode_bank: 'TIADA', aktif: true }
    const alone = await http.send('POST', '/api/v1/rekenings/create', { token: tokens.own, body })
    expect(alone.json.message).toBe('Bank TIADA Tidak Ditemukan')
    const used = await http.send('DELETE', '/api/v1/banks/delete/BCA', { token: tokens.own })
    expect(used.json.message).toBe(
      'Kode Bank BCA Masih Dipakai Di Master Rekening (1), Tidak Bisa Dihapus',
    )
  })

  test('a name that another row has', async () => {
    const { data } = await put('banks', bank('B2;bank central asia'))
    expect(problems(data)).toEqual([[2, 'Nama Bank bank central asia Sudah Ada']])
  })

  test.each([
    ['Nama Bank\nBank', 'Kolom Kode Bank Tidak Ada Di Baris Pertama File Ini'],
    ['Kode Bank;kode_bank\nA;B', 'Kolom Kode Bank Ada Dua Kali'],
    ['Kode Bank;Nama Bank', 'File Ini Kosong'],
    ['\0\0\0', 'File Ini Bukan Spreadsheet Yang Dapat Dibaca'],
    [
      `Kode Bank;Nama Bank\n${'A;B\n'.repeat(100_001)}`,
      'File Ini Berisi Lebih Dari 100000 Baris, Bagi Menjadi Beberapa File',
    ],
  ])('a sheet as %#', async (text, message) => {
    const answer = await put('banks', text, 'ya')
    expect([answer.status, answer.json.message]).toEqual([400, message])
  })

  test('who may not write the master, and no file at all', async () => {
    expect((await put('banks', bank('X;Y'), 'ya', tokens.kasir)).status).toBe(403)
    const none = await http.send('POST', '/api/v1/banks/impor', {
      token: tokens.own,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b--\r\n',
    })
    expect([none.status, none.json.message]).toEqual([400, 'File Wajib Dipilih'])
  })

  test('another shop sees nothing of it', async () => {
    expect((await get('banks', tokens.other)).json.count).toBe(0)
    expect((await get('banks/riwayat', tokens.other)).json.data).toEqual([])
    const { data } = await put('banks', bank('BCA;Bank Central Asia'), 'ya', tokens.other)
    expect(data).toMatchObject({ tambah: 1, tersimpan: true })
  })
})
