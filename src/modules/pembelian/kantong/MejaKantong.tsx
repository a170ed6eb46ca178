import { Button } from 'antd'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { failure } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import type { Form } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { ReloadButton } from '#web/page/ReloadButton'
import { soundBad } from '#web/sound'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { CariKantong, DaftarKantong } from './DaftarKantong.tsx'
import type { BarisMeja, Meja } from './use-meja.tsx'
import { KeyButton } from '#web/KeyButton'
import './kantong.css'

const jumlah = (baris: readonly BarisMeja[], of: (one: BarisMeja) => number): number =>
  baris.reduce((sum, one) => sum + of(one), 0)

const tanda = (mg: number): string => (mg > 0 ? `+${formatBerat(mg)}` : formatBerat(mg))

/** The gold in the book, the gold on the scale, and the difference. */
function useColumns(judulBerat: string): readonly Column<BarisMeja>[] {
  const t = useWords()
  return useMemo(() => {
    const gram = (name: string, title: string, of: (one: BarisMeja) => string) =>
      ({ name, title, unit: 'gr', align: 'right', text: of }) as const
    return [
      { name: 'kode', title: t('Kantong'), text: ({ kantong }) => kantong.kode_kantong },
      {
        name: 'nama',
        title: t('Nama Barang'),
        text: ({ kantong }) => kantong.nama_barang,
        grows: true,
      },
      {
        name: 'kadar',
        title: t('Kadar'),
        align: 'right',
        text: ({ kantong }) => formatPersen(kantong.kadar),
      },
      gram('buku', t('Berat Buku'), ({ kantong }) => formatBerat(kantong.berat)),
      gram('berat', judulBerat, ({ berat }) => formatBerat(berat)),
      gram('selisih', t('Selisih'), ({ berat, kantong }) => tanda(berat - kantong.berat)),
    ]
  }, [t, judulBerat])
}

function Tabel({ judulBerat, meja }: { readonly meja: Meja; readonly judulBerat: string }) {
  const t = useWords()
  const columns = useColumns(judulBerat)
  const { baris } = meja
  return (
    <Table
      label={t('Kantong Di Meja')}
      columns={columns}
      rows={baris}
      keyOf={({ kantong }) => kantong.kode_kantong}
      onOpen={meja.ambil}
      onDelete={meja.buang}
      totals={{
        kode: t('{{jumlah}} kantong', { jumlah: formatRupiah(baris.length) }),
        buku: formatBerat(jumlah(baris, ({ kantong }) => kantong.berat)),
        berat: formatBerat(jumlah(baris, ({ berat }) => berat)),
        selisih: tanda(jumlah(baris, ({ berat, kantong }) => berat - kantong.berat)),
      }}
      actionsWidth={48}
      renderActions={(one) => (
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          aria-label={`${t('Hapus')} ${one.kantong.kode_kantong}`}
          icon={<Icon name="delete" />}
          onClick={() => meja.buang(one)}
        />
      )}
      empty={<p>{t('Pindai label kantong, timbang, lalu masukkan ke tabel.')}</p>}
    />
  )
}

interface Props {
  readonly meja: Meja
  readonly judulBerat: string // phrases, in the reader's language
  readonly judulDaftar: string
  readonly kosong: string
  /** What is said once for all bags. */
  readonly kepala: Form
  /** The button that sends all of it: its phrase, and what it does. */
  readonly kirim: string
  readonly bahaya?: boolean
  readonly sibuk: boolean
  readonly onKirim: () => void
  readonly children?: ReactNode
}

const idCari = 'kantong-cari'
const ringkas = [
  'tgl_system',
  'nama_barang',
  'kode_barcode',
  'kondisi',
  'input_by',
  'tempat',
  'harga',
] as const

/** Enter in the last field lays the bag on the table: the hand stays at the scale. */
function saatEnter(event: KeyboardEvent<HTMLElement>, meja: Meja): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) meja.masukkan()
}

/** Shows at the left the bags that wait, and at the right those that were scanned and weighed. */
function Isi({ children, judulBerat, judulDaftar, kepala, kosong, meja }: Props) {
  const t = useWords()
  return (
    <div className="kantong">
      <section className="kantong-daftar" aria-label={judulDaftar}>
        <h2>{judulDaftar}</h2>
        <DaftarKantong
          title={judulDaftar}
          kosong={kosong}
          daftar={meja.daftar}
          kecuali={meja.diMeja}
          tanpa={ringkas}
          onPilih={({ kode_kantong }) => meja.pilih(kode_kantong)}
        />
      </section>
      <section className="kantong-meja" aria-label={t('Kantong Di Meja')}>
        <div
          role="group"
          className="kantong-isian"
          data-form
          onKeyDown={(event) => saatEnter(event, meja)}
        >
          <FormFields form={meja.form} inline autoFocus />
          <KeyButton keyName="F8" label="Masukkan Ke Tabel" run={meja.masukkan} />
        </div>
        <Tabel meja={meja} judulBerat={judulBerat} />
        <div data-form>
          <FormFields form={kepala} inline />
        </div>
        {children}
      </section>
    </div>
  )
}

/** The page of a document that moves bags: F2 finds, F8 lays one on the table, F9 sends. */
export function MejaKantong(props: Props) {
  const t = useWords()
  const { bahaya = false, kirim, meja, onKirim, sibuk } = props
  const send = (): void => {
    if (meja.baris.length > 0) onKirim()
    else {
      soundBad()
      failure(t('Belum Ada Kantong Di Tabel'))
    }
  }
  useKeys([{ key: 'F2', label: 'Cari', run: () => document.getElementById(idCari)?.focus() }])
  return (
    <Page
      tools={<CariKantong id={idCari} daftar={meja.daftar} />}
      actions={
        <>
          <ReloadButton onReload={meja.daftar.refetch} />
          <KeyButton
            keyName="F9"
            label={kirim}
            run={send}
            type={bahaya ? 'default' : 'primary'}
            danger={bahaya}
            loading={sibuk}
          />
        </>
      }
    >
      <Isi {...props} />
    </Page>
  )
}
