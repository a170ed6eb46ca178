import { formatRupiah } from '#kernel/figures'
import { call, callFile } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { saveFile } from '#web/page/download'
import { useWords } from '#web/words'
import { eksporPribadi, hapusIzin, hapusPribadi, izinPribadi } from './pribadi.calls.ts'

export interface Diminta {
  readonly tindakan: 'EKSPOR' | 'HAPUS'
  readonly orang: {
    readonly id: string
    readonly nama_customer: string
    readonly no_hp: string
  } & {
    readonly nota: number
    readonly poin: number
    readonly nama_member: string | null
    readonly nomor_sama: string | null
  }
}

interface Props extends Diminta {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What will happen, why, and the word of OWN. */
export function IzinDialog({ onClose, onDone, orang, tindakan }: Props) {
  const t = useWords()
  const hapus = tindakan === 'HAPUS'
  const form = useForm(hapus ? hapusIzin : izinPribadi)
  const { busy, send } = useSend({
    done: hapus ? 'Data Pribadi Sudah Dihapus' : 'Data Pribadi Sudah Diambil',
    failed: 'Terjadi Kesalahan Saat Request Data',
    form,
    onDone,
  })
  const save = (): void => {
    const values = form.submit()
    if (values === undefined) return
    const { alasan, password } = values
    const nanti = 'nanti' in values && values.nanti
    const body = { id: [orang.id], alasan, password }
    send(async () => {
      if (hapus) return call(hapusPribadi, { body: { ...body, nanti } })
      saveFile(await callFile(eksporPribadi, { body }))
      return { data: null, message: undefined, count: undefined, age: undefined }
    })
  }
  const params = { nama: orang.nama_customer, jumlah: orang.nota }
  return (
    <FormDialog
      title={t(hapus ? 'Hapus Data Pribadi' : 'Ambil Data Pribadi')}
      width={560}
      busy={busy}
      changed={form.changed}
      saveLabel={t(hapus ? 'Hapus' : 'Ambil')}
      onSave={save}
      onClose={onClose}
    >
      <p className="form-preface">
        {hapus
          ? t(
              'Nama, alamat, nomor dan kartu {{nama}} dihapus untuk selamanya. {{jumlah}} notanya tetap di buku, tanpa namanya.',
              params,
            )
          : t('Semua yang diketahui toko ini tentang {{nama}}, untuk diberikan kepadanya.', params)}
      </p>
      {orang.nama_member === null ? null : (
        <p className="form-preface">
          {hapus
            ? t('Member {{nama}} ikut dihapus di semua toko.', { nama: orang.nama_member })
            : t('Data member {{nama}} ikut diambil.', { nama: orang.nama_member })}
        </p>
      )}
      {orang.nomor_sama === null ? null : (
        <p className="form-preface">
          {t(
            'Nomor {{nomor}} juga tercatat atas nama {{nama}}, yang tidak ikut. Bila itu orang yang sama, ulangi untuk nama itu.',
            { nomor: orang.no_hp, nama: orang.nomor_sama },
          )}
        </p>
      )}
      {hapus && orang.poin > 0 ? (
        <p className="form-preface">
          {t('Ia member: {{poin}} point-nya hangus bersamanya.', {
            poin: formatRupiah(orang.poin),
          })}
        </p>
      ) : null}
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
