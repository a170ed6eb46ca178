import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, list, persen, ref, saat, text, texts, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { layarKategori, when } from './layar.ts'

const sure = { required: true } as const
const right = whoSees(layarKategori)

/** The topic of categories and their map. */
export const petaMarketplace = 'peta_marketplace'

/** A category that holds items, chosen by its way from the top. */
export const kategoriDipilih = text({
  label: 'Kategori Di Marketplace',
  required: 'Kategori Harus Dipilih',
  max: 80, // its way is as long as a sentence
  pick: { call: 'marketplace/kategori', value: 'id', words: 'jalur', news: petaMarketplace },
})

export const daftarKategori = defineEndpoint({
  method: 'GET',
  path: 'marketplace/kategori',
  summary: 'Categories of the marketplace that hold items, as they were fetched last',
  right,
  when,
  answer: list({
    id: text({ label: 'Nomor', ...sure }),
    jalur: text({ label: 'Kategori', ...sure }),
  }),
})

export const ambilKategori = defineEndpoint({
  method: 'POST',
  path: 'marketplace/kategori/ambil',
  summary: "Fetch the marketplace's categories and keep them",
  right,
  when,
})

export const atributKategori = defineEndpoint({
  method: 'GET',
  path: 'marketplace/atribut/{kategori}',
  summary: 'What a category asks of every item in it, those below a choice behind it',
  right,
  when,
  answer: list({
    id: text({ label: 'Nomor', ...sure }),
    nama: text({ label: 'Nama', ...sure, max: 200 }),
    induk: text({ label: 'Atribut Wajib' }),
    jika: text({ label: 'Nilai' }),
    angka: yes({ label: 'Angka' }),
    satuan: texts({ label: 'Satuan' }),
    pilihan: list({
      id: text({ label: 'Nomor', ...sure }),
      nama: text({ label: 'Nama', ...sure, max: 200 }),
    }),
  }),
})

/** What a shop answers to one attribute. */
const jawaban = {
  nomor: text({ label: 'Nomor', ...sure, max: 20 }),
  nilai: text({ label: 'Nilai', max: 200 }),
  satuan: text({ label: 'Satuan', max: 40 }),
}

/** A kind of piece, and what it is at the marketplace. */
export const barisPeta = {
  kode_dept: text({ label: 'Kode Jenis', ...sure }),
  nama_dept: text({ label: 'Nama Jenis', ...sure }),
  jalur: text({ label: 'Kategori Di Marketplace', max: 400 }),
  biaya_persen: persen({ label: 'Biaya (%)' }),
  kategori: text({ label: 'Nomor', hidden: true }),
  atribut: integer({ label: 'Atribut Wajib' }),
}

export const lihatPeta = defineEndpoint({
  method: 'GET',
  path: 'marketplace/peta',
  summary: 'Kinds of pieces, each with its category at the marketplace',
  right,
  when,
  answer: group({
    jumlah: integer({ label: 'Jumlah', ...sure }),
    diambil: saat({ label: 'Diambil' }),
    jenis: list({ ...barisPeta, jawab: list(jawaban) }),
  }),
})

export const isiPeta = {
  kategori: kategoriDipilih,
  biaya_persen: persen({
    label: 'Biaya (%)',
    hint: 'Kosong: biaya dari master marketplace',
  }),
}

export const simpanPeta = defineEndpoint({
  method: 'POST',
  path: 'marketplace/peta/simpan',
  summary: 'Say which category a kind of piece is at the marketplace, with all that it asks',
  right,
  when,
  body: {
    kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
    ...isiPeta,
    atribut: list(jawaban),
  },
})
