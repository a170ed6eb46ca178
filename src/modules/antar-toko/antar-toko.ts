import { code, tanggal, text, uuid } from '#kernel/field'

const sure = { required: true } as const

/** The other shops of the chain. */
export const pilihToko = (label: string, required: true | string) =>
  text({
    label,
    required,
    max: 20,
    pick: { call: 'toko-tujuan', value: 'kode_toko', words: 'nama_toko' },
  })

export const asal = code({ label: 'Asal', ...sure })
export const tujuan = code({ label: 'Tujuan', ...sure })
export const penerima = text({ label: 'Penerima', ...sure })
export const pembawa = text({ label: 'Pembawa', max: 60 })
export const keterangan = text({ label: 'Keterangan', max: 200 })
/** Chosen by whoever sends; without a word it is made. */
export const nomorSendiri = (label: string) =>
  code({ label, max: 40, hint: 'Kosongkan: dibuat sendiri' })

/** What every letter says of what was sent: from where, under which document, by whom, when. */
export const kepalaBerita = {
  asal,
  id_kirim: uuid({ label: 'Kiriman', ...sure }),
  pengirim: text({ label: 'Pengirim', ...sure }),
  tgl_kirim: tanggal({ label: 'Tanggal Kirim', ...sure }),
}
/** What the other shop tells when it has it. */
export const kepalaTerima = {
  id_kirim: kepalaBerita.id_kirim,
  penerima,
  tgl_terima: tanggal({ label: 'Tanggal Terima', ...sure }),
}
