import { code, paragraph, text, yes } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The same for members of another language; empty: the Indonesian words. */
const lain = (label: string) => paragraph({ label, max: 1000 })

/**
 * What the shop says by itself; {{nama}}, {{nomor}}, {{barang}}, {{tanggal}}, {{jumlah}} and
 * {{toko}} stand for what is known.
 */
export const templatePesan = defineMaster({
  name: 'template_pesan',
  title: 'Template Pesan',
  path: '/template-pesan',
  icon: 'whatsapp',
  purpose: 'Kalimat yang dikirim sendiri: service selesai, hutang jatuh tempo',
  when: 'WHATSAPP_MODULE',
  key: 'kode_pesan',
  shown: 'nama_pesan',
  fixed: true,
  fields: {
    kode_pesan: code({ label: 'Kode', required: true, max: 30 }),
    nama_pesan: text({ label: 'Nama', required: true, given: true }),
    otomatis: yes({ label: 'Kirim Sendiri' }),
    isi: paragraph({ label: 'Isi Pesan', required: true, max: 1000 }),
    isi_en: lain('English'),
    isi_it: lain('Italiano'),
    isi_hk: lain('繁體中文'),
    isi_my: lain('Melayu'),
    isi_jp: lain('日本語'),
  },
  calls: usualCalls('template-pesan', 'kode_pesan'),
  contoh: {
    kode_pesan: 'SERVICE_SELESAI',
    nama_pesan: 'Service selesai',
    otomatis: false,
    isi: 'Yth. {{nama}}, {{barang}} Anda ({{nomor}}) sudah selesai.',
    ...{ isi_en: 'Dear {{nama}}, your {{barang}} ({{nomor}}) is ready.', isi_it: null },
    ...{ isi_hk: null, isi_my: null, isi_jp: null },
  },
})
