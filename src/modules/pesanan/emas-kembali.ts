import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, kadar, list, ref, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { bebanSusut } from '#modules/service/tukang'
import { gram } from '#modules/stok/buku'
import { nilaiEmas } from '#modules/stok/nilai-emas'

const sure = { required: true } as const
const right = whoSees('/emas-pesanan')

/** The kinds of approval that gold which comes back may need. */
export const otorisasiEmas = {
  SUSUT_PESANAN: 'Susut Pesanan Di Atas Batas',
  BATAL_EMAS_KEMBALI: 'Batal Emas Kembali',
} as const

export const pilihanEmas = defineEndpoint({
  method: 'GET',
  path: 'emas-pesanan/pilihan',
  summary: 'Orders of which gold lies at goldsmiths, with how much',
  right,
  query: {},
  answer: list({
    no_pesanan: text({ label: 'No Pesanan', ...sure }),
    uraian: text({ label: 'Uraian', ...sure, max: 200 }),
  }),
})

/** Gold of an order that comes back from its goldsmith, and what is lost of it (ADR 0325). */
export const emasKembali = defineDocument({
  name: 'EMAS_KEMBALI',
  title: 'Emas Kembali Dari Tukang',
  prefix: 'EK',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gram, nilaiEmas, jurnal, hutangTukang],
  besides: [{ name: 'PESANAN', title: 'Pesanan' }],
  commands: {
    simpan: makes({
      path: 'emas-pesanan/simpan',
      label: 'Terima Kembali',
      summary: 'Gold of an order comes back from its goldsmith; what no more comes is lost',
      right,
      to: 'VALID',
      freezes: true,
      mayAsk: ['SUSUT_PESANAN'],
      body: {
        no_pesanan: text({
          ...{ label: 'No Pesanan', ...sure, max: 40 },
          pick: {
            ...{ call: 'emas-pesanan/pilihan', value: 'no_pesanan', words: 'uraian' },
            news: 'EMAS_KEMBALI',
          },
        }),
        kode_tukang: ref('tukang', { label: 'Tukang', hint: 'Kosong: bila hanya seorang' }),
        baris: list(
          {
            kadar: kadar({ label: 'Kadar', ...sure, min: 1, max: 100_00 }),
            berat: berat({
              ...{ label: 'Berat Kembali', required: 'Berat Tidak Boleh Diisi Dengan 0' },
              ...{ min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' },
            }),
          },
          { label: 'Emas Kembali', required: false, max: 10 },
        ),
        habis: yes({ label: 'Tidak Ada Lagi, Sisanya Susut' }),
        beban: choice({
          ...{ label: 'Susut Ditanggung', of: bebanSusut, ...sure, initial: 'TOKO' },
        }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
    }),
    batal: moves(['VALID'], {
      path: 'emas-pesanan/batal',
      label: 'Batal Emas Kembali',
      summary: 'Take back what came back today: it lies at the goldsmith again',
      consequence: 'Emasnya tercatat di tukang lagi.',
      right,
      to: 'BATAL',
      freezes: true,
      undoes: 'BATAL_EMAS_KEMBALI',
      authorise: 'BATAL_EMAS_KEMBALI',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'emas-pesanan/lihat',
    summary: 'Gold of orders that came back from goldsmiths, newest first; with count',
    right,
    columns: {
      no_pesanan: text({ label: 'No Pesanan', ...sure, width: 20 }),
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      berat: berat({ label: 'Berat Kembali', ...sure }),
      susut: berat({ label: 'Susut Murni', ...sure }),
      beban: choice({ label: 'Susut Ditanggung', of: bebanSusut, ...sure, hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    path: '/emas-pesanan',
    title: 'Emas Pesanan Di Tukang',
    menu: 'pesanan',
    place: 4,
    icon: 'melt',
    purpose: 'Terima sisa emas pesanan dari tukang, catat susutnya',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
