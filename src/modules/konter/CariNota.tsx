import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { notaDicari } from '#modules/pembelian/pembelian.calls'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useKeys } from '#web/keys'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { useNotaAsal, type NotaAsal } from './use-nota-asal.tsx'
import { KeyButton } from '#web/KeyButton'

const { berat, nama_customer, no_hp, tgl_from, tgl_to } = notaDicari
const isian = { nama_customer, no_hp, berat, tgl_from, tgl_to }

interface Props {
  readonly onPilih: (nota: NotaAsal) => void
  readonly onClose: () => void
}

/** What the last search came to. */
interface Hasil {
  readonly nota: readonly NotaAsal[]
  readonly kalimat: string
}

function useKolom(): readonly Column<NotaAsal>[] {
  const t = useWords()
  return [
    { name: 'tgl', title: t('Tanggal Nota'), text: (row) => row.tgl_nota },
    { name: 'nota', title: t('No Faktur Jual'), text: (row) => row.no_faktur_jual },
    { name: 'nama', title: t('Customer'), text: (row) => row.nama_customer ?? '', grows: true },
    { name: 'hp', title: t('No HP'), text: (row) => row.no_hp ?? '' },
    {
      name: 'total',
      title: t('Total'),
      align: 'right',
      text: (row) => formatRupiah(row.harga_total),
    },
    { name: 'sisa', title: t('Sisa Barang'), align: 'right', text: (row) => String(row.sisa) },
  ]
}

function Isi({ onPilih }: Pick<Props, 'onPilih'>) {
  const t = useWords()
  const form = useForm(isian)
  const { cari, mencari } = useNotaAsal()
  const awal = 'Isi nama, nomor HP atau berat, lalu cari'
  const [hasil, setHasil] = useState<Hasil>({ nota: [], kalimat: t(awal) })
  const columns = useKolom()
  const telusuri = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined) return
    const found = await cari({ kunci: null, ...entered })
    if (found === undefined) return
    if ('kalimat' in found) setHasil({ nota: [], kalimat: found.kalimat })
    else setHasil({ nota: found, kalimat: '' })
  }
  useKeys([{ key: 'Ctrl+Enter', label: 'Cari', run: () => void telusuri(), off: mencari }])
  return (
    <div className="cari-barang cari-nota" data-form>
      <div className="cari-nota-isian">
        <FormFields form={form} inline autoFocus />
        <KeyButton
          keyName="F9"
          label="Cari"
          run={() => void telusuri()}
          type="primary"
          loading={mencari}
        >
          {t(mencari ? 'Sedang Mencari' : 'Cari')}
        </KeyButton>
      </div>
      <Table
        label={t('Cari Nota Hilang')}
        columns={columns}
        rows={hasil.nota}
        busy={mencari}
        keyOf={(row) => row.no_faktur_jual}
        onOpen={onPilih}
        autoFocus
        empty={hasil.kalimat}
      />
    </div>
  )
}

/** Finds a lost nota by anything that the customer remembers (DOMAIN 5). */
export function CariNota(props: Props) {
  const t = useWords()
  return (
    <ViewDialog title={t('Cari Nota Hilang')} width={960} onClose={props.onClose}>
      <Isi onPilih={props.onPilih} />
    </ViewDialog>
  )
}
