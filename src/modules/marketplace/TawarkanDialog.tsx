import { useState } from 'react'
import { yes, type Fields } from '#kernel/field'
import { kodeBarcode } from '#modules/stok/barang'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import { calonTawaran, isiTawaran, tawarkan } from './tawaran.calls.ts'

const ambil = async (kode_barcode: string) =>
  (await call(calonTawaran, { params: { kode_barcode } })).data
type Calon = Awaited<ReturnType<typeof ambil>>

const awal = 'saluran_'

/** One box for each way of delivery that the shop has there. */
const pilihan = ({ saluran }: Calon): Fields =>
  Object.fromEntries(saluran.map(({ id, nama }) => [`${awal}${id}`, yes({ label: nama })]))

interface Langkah {
  readonly onClose: () => void
}

/** What the buyer of this piece reads. */
function IsiDialog({ calon, onClose }: Langkah & { readonly calon: Calon }) {
  const t = useWords()
  const { biaya_persen, deskripsi, gambar, harga, kode_barcode, nama } = calon
  const isi = useForm(isiTawaran, { nama, harga, deskripsi })
  const kirim = useForm(pilihan(calon), {})
  const { busy, send } = useSend({
    ...{ form: isi, done: 'Barang Menunggu Dikirim', failed: 'Gagal Menambah Barang' },
    ...{ refresh: ['tawaran_marketplace'], onDone: onClose },
  })
  const save = (): void => {
    const values = isi.submit()
    if (values === undefined) return
    const saluran = Object.entries(kirim.values).flatMap(([name, on]) =>
      on === true ? [name.slice(awal.length)] : [],
    )
    send(() => call(tawarkan, { body: { kode_barcode, ...values, saluran } }))
  }
  return (
    <FormDialog
      title={`${t('Tawarkan Di Marketplace')} ${kode_barcode}`}
      width={640}
      busy={busy}
      changed={isi.changed || kirim.changed}
      saveLabel={t('Tawarkan')}
      onSave={save}
      onClose={onClose}
    >
      <FormFields form={isi} autoFocus />
      <FormFields form={kirim} />
      <p className="marketplace-dialog">
        <Picture path={gambar} alt={t('Foto')} className="picture thumb" />
        {t('Centang paling sedikit satu pengiriman. Marketplace memotong {{persen}} %.', {
          persen: biaya_persen,
        })}
      </p>
    </FormDialog>
  )
}

const barcodeSaja = { kode_barcode: kodeBarcode }

function BarcodeDialog({ onClose, onFound }: Langkah & { onFound: (calon: Calon) => void }) {
  const t = useWords()
  const form = useForm(barcodeSaja, {})
  const [busy, setBusy] = useState(false)
  const lanjut = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined) return
    setBusy(true)
    try {
      onFound(await ambil(values.kode_barcode))
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Gagal Menambah Barang'))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('Tawarkan Di Marketplace')}
      width={420}
      busy={busy}
      changed={false}
      saveLabel={t('Lanjut')}
      onSave={() => void lanjut()}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}

/** Which piece; then what its buyer reads. */
export function TawarkanDialog({ onClose }: Langkah) {
  const [calon, setCalon] = useState<Calon>()
  return calon ? (
    <IsiDialog calon={calon} onClose={onClose} />
  ) : (
    <BarcodeDialog onClose={onClose} onFound={setCalon} />
  )
}
