import { Button } from 'antd'
import { useMemo } from 'react'
import { formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
import { confirmDelete, failure } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { dariDraf } from './draf-konter.ts'
import { sisiManual } from './manual-konter.ts'
import { sebanyak, type NotaKonter } from './nota-konter.ts'
import { hapusDraf, useDaftarDraf } from './use-draf.tsx'
import { KeyButton } from '#web/KeyButton'

interface Props {
  /** The draft on the counter, and whether there is anything in it to park. */
  readonly diMeja: { readonly id: string; readonly ada: boolean }
  readonly caraManual: boolean
  readonly onParkir: () => void
  readonly onLanjut: (nota: NotaKonter) => void
  readonly onClose: () => void
}

interface BarisDraf {
  readonly id: string
  readonly judul: string
  readonly saat: string
  readonly nota: NotaKonter
}

type Berharga = { readonly harga_lama: number | null }
const nilai = (lines: readonly Berharga[]): number =>
  lines.reduce((sum, line) => sum + (line.harga_lama ?? 0), 0)
const dihitung = ({ harga_lama }: Berharga): boolean => harga_lama !== null
/** What the note came to; nothing where a line was never priced. */
const totalOf = ({ baris, beli, manual }: NotaKonter): string => {
  const dijual = [...baris, ...sisiManual(manual, 'JUAL')]
  const dibeli = [...beli.baris, ...sisiManual(manual, 'BELI')]
  return [...dijual, ...dibeli].every(dihitung) ? formatRupiah(nilai(dijual) - nilai(dibeli)) : ''
}

function Isi({ caraManual, diMeja, onClose, onLanjut, onParkir }: Props) {
  const t = useWords()
  const { toko } = useShell()
  const found = useDaftarDraf(caraManual)
  const rows = useMemo(
    () =>
      found.data
        ?.filter(({ id }) => id !== diMeja.id)
        .map(({ diubah_pada, id, isi, judul }) => ({
          id,
          judul: judul ?? '',
          saat: formatSaat(diubah_pada, toko.zona),
          nota: dariDraf(id, isi),
        })),
    [found.data, diMeja.id, toko.zona],
  )
  const columns: readonly Column<BarisDraf>[] = [
    { name: 'saat', title: t('Waktu'), text: ({ saat }) => saat },
    { name: 'judul', title: t('Nota'), text: ({ judul }) => judul, grows: true },
    { name: 'sales', title: t('Sales'), text: ({ nota }) => nota.kepala.kode_sales ?? '' },
    {
      name: 'qty',
      title: t('Barang'),
      align: 'right',
      text: ({ nota }) => String(sebanyak(nota)),
    },
    {
      name: 'total',
      title: t('Total'),
      align: 'right',
      text: ({ nota }) => totalOf(nota),
    },
  ]
  const remove = async ({ id, judul, saat }: BarisDraf): Promise<void> => {
    if (!(await confirmDelete(judul || saat))) return
    try {
      await hapusDraf(id)
      await found.refetch()
    } catch (error) {
      failure(error)
    }
  }
  return (
    <div className="draf-isi">
      <Table
        label={t('Draf')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        onOpen={({ nota }) => onLanjut(nota)}
        autoFocus={!diMeja.ada}
        onDelete={(row) => void remove(row)}
        renderActions={(row) => (
          <>
            <Button size="small" onClick={() => onLanjut(row.nota)}>
              {t('Lanjutkan')}
            </Button>{' '}
            <Button size="small" danger onClick={() => void remove(row)}>
              {t('Hapus')}
            </Button>
          </>
        )}
        actionsWidth={200}
        empty={t('Tidak ada draf lain')}
      />
      <ViewButtons onClose={onClose}>
        <KeyButton
          keyName="F7"
          label="Parkir nota ini"
          run={onParkir}
          type="primary"
          autoFocus
          disabled={!diMeja.ada}
        />
      </ViewButtons>
    </div>
  )
}

/** F7: parks the note on the counter, or takes a parked one up again. Drafts reserve nothing. */
export function DaftarDraf(props: Props) {
  const t = useWords()
  return (
    <ViewDialog title={t('Draf')} width={820} onClose={props.onClose}>
      <Isi {...props} />
    </ViewDialog>
  )
}
