import { useMemo, useState } from 'react'
import type { Impor } from '#kernel/master-calls'
import { formatRupiah } from '#kernel/figures'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'

/** What would become of one master of one branch. */
export type Beda = Omit<Impor, 'asing'> & { readonly master: string; readonly cabang: string }
type Baris = Beda['baris'][number]

const kata = { SALAH: 'Salah', TAMBAH: 'Ditambahkan', UBAH: 'Dirubah', SAMA: 'Sama' } as const
const warna: Readonly<Record<Baris['aksi'], Tone>> = {
  SALAH: 'bad',
  TAMBAH: 'good',
  UBAH: 'wait',
  SAMA: 'plain',
}

function Aksi({ aksi }: Pick<Baris, 'aksi'>) {
  const t = useWords()
  return <Badge tone={warna[aksi]}>{t(kata[aksi])}</Badge>
}
const selAksi = ({ aksi }: Baris) => <Aksi aksi={aksi} />

function Rincian({ beda, judul, onClose }: { beda: Beda; judul: string; onClose: () => void }) {
  const t = useWords()
  const columns = useMemo(
    (): readonly Column<Baris>[] => [
      {
        name: 'aksi',
        title: t('Aksi'),
        frame: badgeFrame,
        text: ({ aksi }) => t(kata[aksi]),
        cell: selAksi,
      },
      { name: 'kunci', title: t('Kode'), text: ({ kunci }) => kunci ?? '' },
      { name: 'nama', title: t('Nama'), grows: true, text: ({ nama }) => nama ?? '' },
      { name: 'masalah', title: t('Masalah'), text: ({ masalah }) => masalah ?? '' },
    ],
    [t],
  )
  return (
    <ViewDialog title={judul} width={800} onClose={onClose}>
      <div className="salin-rincian">
        <Table
          label={judul}
          columns={columns}
          rows={beda.baris}
          keyOf={({ baris, kunci }) => `${kunci} ${baris}`}
          empty={<p>{t('Tidak Ada Data')}</p>}
        />
      </div>
      <ViewButtons onClose={onClose} />
    </ViewDialog>
  )
}

interface Props {
  readonly beda: readonly Beda[]
  readonly sibuk: boolean
  readonly nama: readonly { readonly master: string; readonly nama: string }[]
}

/** What changes stands before what does not. */
const diam = ({ salah, tambah, ubah }: Beda): number => (salah > 0 ? 0 : tambah + ubah > 0 ? 1 : 2)

/** The first thing that is wrong with a master's rows. */
const sebab = ({ baris }: Beda): string => baris.find(({ aksi }) => aksi === 'SALAH')?.masalah ?? ''

const angka = (value: number): string => (value === 0 ? '-' : formatRupiah(value))

/** New, changed and same rows of each master; Enter shows which they are. */
export function TabelBeda({ beda, nama, sibuk }: Props) {
  const t = useWords()
  const [dibuka, setDibuka] = useState<Beda>()
  const judul = useMemo(() => new Map(nama.map((one) => [one.master, t(one.nama)])), [nama, t])
  const columns = useMemo((): readonly Column<Beda>[] => {
    const jumlah = (name: 'tambah' | 'ubah' | 'sama' | 'salah', title: string) => ({
      name,
      title: t(title),
      align: 'right' as const,
      text: (row: Beda) => angka(row[name]),
    })
    return [
      { name: 'cabang', title: t('Toko'), frame: 24, text: ({ cabang }) => cabang },
      {
        name: 'master',
        title: t('Master'),
        grows: true,
        text: ({ master }) => judul.get(master) ?? master,
      },
      jumlah('tambah', 'Ditambahkan'),
      jumlah('ubah', 'Dirubah'),
      jumlah('sama', 'Sama'),
      jumlah('salah', 'Salah'),
      { name: 'sebab', title: t('Masalah'), text: sebab },
    ]
  }, [judul, t])
  const sum = (name: 'tambah' | 'ubah' | 'sama' | 'salah'): string =>
    angka(beda.reduce((all, row) => all + row[name], 0))
  return (
    <>
      <Table
        label={t('Perbedaan')}
        columns={columns}
        rows={beda.toSorted((a, b) => diam(a) - diam(b))}
        busy={sibuk}
        keyOf={({ cabang, master }) => `${cabang} ${master}`}
        onOpen={setDibuka}
        totals={{
          tambah: sum('tambah'),
          ubah: sum('ubah'),
          sama: sum('sama'),
          salah: sum('salah'),
        }}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      {dibuka ? (
        <Rincian
          beda={dibuka}
          judul={`${dibuka.cabang} ${judul.get(dibuka.master) ?? dibuka.master}`}
          onClose={() => setDibuka(undefined)}
        />
      ) : null}
    </>
  )
}
