import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { saveFile } from '#web/page/download'
import { randomId } from '#web/random-id'
import { berkasLabel, cariLabel } from './label.calls.ts'
import { cetakLabel } from './label.ts'

/** A new label for one piece, as a file: the ones before are void from here on. */
export async function labelBaru(kodeBarcode: string, alasan: string): Promise<void> {
  const minta = { barcode: [kodeBarcode], kode_baki: null, no_terima: null, tgl_baru: null }
  try {
    const { data } = await call(cariLabel, { body: minta })
    const baris = data.map(({ ke, kode_barcode }) => ({ ke, kode_barcode }))
    const body = { ukuran: 'K60X30', kode: 'BARCODE', alasan, baris } as const
    const saved = await call(cetakLabel.commands.simpan, { body }, { key: randomId() })
    const { nomor } = saved.data
    saveFile(await callFile(berkasLabel, { body: { nomor, format: 'PDF', mulai: null } }))
  } catch (error) {
    failure(error)
  }
}
