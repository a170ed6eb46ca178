import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { SheetButton } from '#web/fields/SheetButton'
import { FormFields } from '#web/form/FormFields'
import { Key, useKeys } from '#web/keys'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { useTanggalDokumen } from '../hari/use-tanggal-dokumen.tsx'
import { Tersimpan } from '../stok/tambah/Tersimpan.tsx'
import { kolomBanyak, type NamaKolom } from './banyak.ts'
import { useBanyak } from './use-banyak.tsx'
import { Dibuang } from './Dibuang.tsx'
import { useBaris } from './use-baris.tsx'
import type { BarisMeja } from './use-tabel.tsx'
import '../stok/stok.css'
import './banyak.css'

const nama = Object.keys(kolomBanyak).filter((one): one is NamaKolom => one in kolomBanyak)
const kanan = new Set(['rupiah', 'berat', 'kadar'])

type Banyak = ReturnType<typeof useBanyak>

/** Row number, what is wrong, and the columns that any row has something in. */
function useColumns({ periksa, tabel }: Banyak): readonly Column<BarisMeja>[] {
  const t = useWords()
  const { masalah } = periksa
  return useMemo(() => {
    const { baris } = tabel
    const nomor = new Map(baris.map(({ id }, at) => [id, at + 1]))
    const berisi = nama.filter((one) => baris.some(({ teks }) => teks[one]))
    return [
      { name: 'nomor', title: t('Baris'), align: 'right', text: ({ id }) => String(nomor.get(id)) },
      {
        name: 'masalah',
        title: t('Masalah'),
        grows: true,
        text: ({ id }) => Object.values(masalah.get(id) ?? {}).join('; '),
      },
      ...berisi.map((one): Column<BarisMeja> => ({
        name: one,
        title: t(kolomBanyak[one].label),
        align: kanan.has(kolomBanyak[one].kind) ? 'right' : 'left',
        text: ({ teks }) => teks[one] ?? '',
      })),
    ]
  }, [masalah, t, tabel])
}

function Ringkas({ periksa, tabel }: Banyak) {
  const t = useWords()
  const { jumlah, masalah, sibuk } = periksa
  if (tabel.baris.length === 0) return null
  const salah = masalah.size
  return (
    <p className="banyak-ringkas" role="status">
      {sibuk ? (
        <Badge tone="wait">{t('Sedang Diperiksa')}</Badge>
      ) : salah > 0 ? (
        <Badge tone="bad">{t('{{jumlah}} Baris Masih Salah', { jumlah: salah })}</Badge>
      ) : (
        <Badge tone="good">{t('Semua Baris Benar')}</Badge>
      )}{' '}
      {t('{{jumlah}} barang', { jumlah: formatRupiah(tabel.baris.length) })}
      {jumlah ? ` · ${formatBerat(jumlah.berat)} gr · Rp ${formatRupiah(jumlah.harga_pokok)}` : ''}
    </p>
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
        empty={
          <p>
            {tabel.baris.length > 0
              ? t('Semua Baris Benar')
              : t('Salin baris dari spreadsheet lalu tempel di sini (Ctrl+V), atau buka filenya.')}
          </p>
        }
      />
      {dialog}
    </>
  )
}

/** Many pieces at once (SPEC 2): paste or open a sheet, mend what is wrong, F9 saves all of it. */
export function TambahBanyakScreen() {
  const t = useWords()
  const banyak = useBanyak()
  const { bawaan, buka, hasil, kepala, setHasil, sibuk, simpan, tabel } = banyak
  const [hanyaSalah, setHanyaSalah] = useState(false)
  const tampil = useTanggalDokumen(kepala)
  useKeys([
    { key: 'F6', label: 'Hanya Yang Salah', run: () => setHanyaSalah(!hanyaSalah) },
    { key: 'F9', label: 'Simpan', run: simpan, off: sibuk },
  ])
  return (
    <Page
      actions={
        <>
          <Button disabled={tabel.baris.length === 0} onClick={tabel.kosongkan}>
            {t('Kosongkan')}
          </Button>
          <Button aria-pressed={hanyaSalah} onClick={() => setHanyaSalah(!hanyaSalah)}>
            {t('Hanya Yang Salah')} <Key>F6</Key>
          </Button>
          <SheetButton onFile={buka} />
          <Button type="primary" loading={sibuk} onClick={simpan}>
            {t('Simpan')} <Key>F9</Key>
          </Button>
        </>
      }
    >
      <div data-form className="banyak-isian">
        <FormFields {...tampil} inline />
        <FormFields form={bawaan} inline />
      </div>
      {hasil ? <Tersimpan hasil={hasil} onDibatalkan={() => setHasil(undefined)} /> : null}
      <Ringkas {...banyak} />
      <Isi banyak={banyak} hanyaSalah={hanyaSalah} />
      {banyak.dialog}
    </Page>
  )
}
