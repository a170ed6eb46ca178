import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { formatBerat, formatRupiah, scaledFromText } from '#kernel/figures'
import { SheetButton } from '#web/fields/SheetButton'
import { FormFields } from '#web/form/FormFields'
import { Icon } from '#web/icons'
import { ContohImpor } from '#web/master/ContohImpor'
import { Badge } from '#web/page/Badge'
import { saveCsv } from '#web/page/csv'
import { Page } from '#web/page/Page'
import { useFieldsOn } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { Tersimpan } from '../stok/tambah/Tersimpan.tsx'
import { barisSekali, kolomBanyak, type NamaKolom } from './banyak.ts'
import { useBanyak } from './use-banyak.tsx'
import { Dibuang } from './Dibuang.tsx'
import { useBaris } from './use-baris.tsx'
import type { BarisMeja } from './use-tabel.tsx'
import { KeyButton } from '#web/KeyButton'
import '../stok/stok.css'
import './banyak.css'

const nama = Object.keys(kolomBanyak).filter((one): one is NamaKolom => one in kolomBanyak)
const kanan = new Set(['rupiah', 'berat', 'kadar'])

type Banyak = ReturnType<typeof useBanyak>

/** A figure as the program writes it, where it is one: 7562450 is hard to read. */
function tampil(name: NamaKolom, text: string | undefined): string {
  if (text === undefined || kolomBanyak[name].kind !== 'rupiah') return text ?? ''
  const scaled = scaledFromText(text.replace(/^rp\.?\s*/i, ''), 0)
  return scaled === undefined ? text : formatRupiah(scaled)
}

const kataMasalah = (banyak: Banyak, id: string): string =>
  Object.values(banyak.periksa.masalah.get(id) ?? {}).join('; ')

const berisiDi = ({ tabel }: Banyak): readonly NamaKolom[] =>
  nama.filter((one) => tabel.baris.some(({ teks }) => teks[one]))

/**
 * The columns shown: the row's number in the sheet, its problem, and each column that any row
 * fills.
 */
function useColumns(banyak: Banyak): readonly Column<BarisMeja>[] {
  const t = useWords()
  return [
    { name: 'nomor', title: t('Baris'), align: 'right', text: (row) => String(row.nomor) },
    {
      name: 'masalah',
      title: t('Masalah'),
      grows: true,
      text: ({ id }) => kataMasalah(banyak, id),
      cell: ({ id }) => <span className="two-lines">{kataMasalah(banyak, id)}</span>,
    },
    ...berisiDi(banyak).map((one): Column<BarisMeja> => ({
      name: one,
      title: t(kolomBanyak[one].label),
      align: kanan.has(kolomBanyak[one].kind) ? 'right' : 'left',
      text: ({ teks }) => tampil(one, teks[one]),
    })),
  ]
}

/** Only the rows that are wrong, each with what is wrong: mended there, they come in again. */
function UnduhSalah({ banyak }: { readonly banyak: Banyak }) {
  const t = useWords()
  const unduh = (): void => {
    const kolom = berisiDi(banyak)
    const salah = banyak.tabel.baris.filter(({ id }) => banyak.periksa.masalah.has(id))
    saveCsv(`${t('Tambah Barang Banyak')} ${t('Salah')}`, [
      [...kolom.map((one) => t(kolomBanyak[one].label)), t('Masalah')],
      ...salah.map(({ id, teks }) => [
        ...kolom.map((one) => teks[one] ?? ''),
        kataMasalah(banyak, id),
      ]),
    ])
  }
  return (
    <Button size="small" icon={<Icon name="cloud-download" />} onClick={unduh}>
      {t('Unduh Yang Salah')}
    </Button>
  )
}

function Ringkas({ banyak }: { readonly banyak: Banyak }) {
  const t = useWords()
  const { jumlah, masalah, sibuk, sudah } = banyak.periksa
  const { length } = banyak.tabel.baris
  if (length === 0) return null
  const salah = masalah.size
  return (
    <p className="banyak-ringkas" role="status">
      {sibuk ? (
        <Badge tone="wait">
          {length > barisSekali
            ? t('Sedang Diperiksa: {{sudah}} dari {{semua}}', {
                sudah: formatRupiah(sudah),
                semua: formatRupiah(length),
              })
            : t('Sedang Diperiksa')}
        </Badge>
      ) : salah > 0 ? (
        <Badge tone="bad">
          {t('{{jumlah}} Baris Masih Salah', { jumlah: formatRupiah(salah) })}
        </Badge>
      ) : (
        <Badge tone="good">{t('Semua Baris Benar')}</Badge>
      )}{' '}
      {t('{{jumlah}} barang', { jumlah: formatRupiah(length) })}
      {` · ${formatBerat(jumlah.berat)} gr · Rp ${formatRupiah(jumlah.harga_pokok)} `}
      {!sibuk && salah > 0 ? <UnduhSalah banyak={banyak} /> : null}
    </p>
  )
}

/** How to begin: paste, open a file, or fetch the sheet that fits. */
function Kosong() {
  const t = useWords()
  const kolom = useFieldsOn(kolomBanyak)
  return (
    <>
      <p>{t('Salin baris dari spreadsheet lalu tempel di sini (Ctrl+V), atau buka filenya.')}</p>
      <ContohImpor judul="Tambah Barang Banyak" fields={kolom} />
    </>
  )
}

/** Several documents are told by their numbers; one by its pieces, too. */
function Hasil({ banyak: { hasil, setHasil } }: { readonly banyak: Banyak }) {
  const t = useWords()
  const [satu] = hasil
  if (satu === undefined) return null
  if (hasil.length === 1) return <Tersimpan hasil={satu} onDibatalkan={() => setHasil([])} />
  return (
    <section className="terima-hasil" aria-live="polite">
      <h2>{t('Tersimpan dalam {{jumlah}} dokumen', { jumlah: hasil.length })}</h2>
      <ul>
        {hasil.map(({ barang, nomor }) => (
          <li key={nomor}>
            <strong>{nomor}</strong>{' '}
            {t('{{jumlah}} barang', { jumlah: formatRupiah(barang.length) })}{' '}
            <Link to="/cetak-barcode" search={{ terima: nomor }}>
              {t('Cetak Label')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Isi({ banyak, hanyaSalah }: { readonly banyak: Banyak; readonly hanyaSalah: boolean }) {
  const t = useWords()
  const columns = useColumns(banyak)
  const { periksa, tabel } = banyak
  const { buka, dialog } = useBaris(banyak)
  const { masalah } = periksa
  const rows = hanyaSalah ? tabel.baris.filter(({ id }) => masalah.has(id)) : tabel.baris
  return (
    <>
      <Dibuang tabel={tabel} />
      <Table
        label={t('Barang')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        onOpen={buka}
        onDelete={tabel.buang}
        rowClass={({ id }) => (masalah.has(id) ? 'row-bad' : undefined)}
        empty={tabel.baris.length > 0 ? <p>{t('Semua Baris Benar')}</p> : <Kosong />}
      />
      {dialog}
    </>
  )
}

/** Many pieces at once (SPEC 2): paste or open a sheet, mend what is wrong, F9 saves all of it. */
export function TambahBanyakScreen() {
  const t = useWords()
  const banyak = useBanyak()
  const { bawaan, buka, kepala, sibuk, simpan, tabel } = banyak
  const [hanyaSalah, setHanyaSalah] = useState(false)
  return (
    <Page
      actions={
        <>
          <Button disabled={tabel.baris.length === 0} onClick={tabel.kosongkan}>
            {t('Kosongkan')}
          </Button>
          <KeyButton
            keyName="F6"
            label="Hanya Yang Salah"
            run={() => setHanyaSalah(!hanyaSalah)}
            aria-pressed={hanyaSalah}
          />
          <SheetButton onFile={buka} />
          <KeyButton keyName="F9" label="Simpan" run={simpan} type="primary" loading={sibuk} />
        </>
      }
    >
      <div data-form className="banyak-isian">
        <FormFields form={kepala} inline />
        <FormFields form={bawaan} inline />
      </div>
      <Hasil banyak={banyak} />
      <Ringkas banyak={banyak} />
      <Isi banyak={banyak} hanyaSalah={hanyaSalah} />
      {banyak.dialog}
    </Page>
  )
}
