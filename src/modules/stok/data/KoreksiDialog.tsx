import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { BatuEditor } from '../../berlian/BatuEditor.tsx'
import { PostDialog } from '#web/document/PostDialog'
import type { rincianBarang } from '../data-barang.calls.ts'
import { koreksiBarang, koreksiMasuk } from '../koreksi-barang.ts'

interface Props {
  readonly barang: RowOf<typeof rincianBarang>
  readonly onClose: () => void
  readonly onTersimpan: () => void
}

/** The reason first, then the facts; barcode and version come from the piece. */
const urutan = [
  'alasan',
  ...Object.keys(koreksiMasuk).filter(
    (name) => !['alasan', 'kode_barcode', 'versi'].includes(name),
  ),
]

/** Texts that are stored as '' are empty in the form. */
const isianDari = (barang: Props['barang']): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(koreksiMasuk).map((name) => {
      const value = Object.entries(barang).find(([key]) => key === name)?.[1]
      return [name, value === '' || value === undefined ? null : value]
    }),
  )

/** Corrects a piece: every fact as it should be, a reason, and somebody else's approval. */
export function KoreksiDialog({ barang, ...tutup }: Props) {
  const t = useWords()
  return (
    <PostDialog
      {...tutup}
      title={`${t('Koreksi Barang')} ${barang.kode_barcode}`}
      saveLabel={t('Simpan Koreksi')}
      fields={koreksiMasuk}
      awal={isianDari(barang)}
      segarkan={['barang']}
      send={(body, options) => call(koreksiBarang.commands.simpan, { body }, options)}
      renderIsi={(form) => (
        <>
          <FormFields form={form} names={urutan} autoFocus />
          <BatuEditor form={form} />
        </>
      )}
    />
  )
}
