import { Button } from 'antd'
import { useState } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Key, useKeys } from '#web/keys'
import { ScanInput } from '#web/fields/ScanInput'
import { Page } from '#web/page/Page'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { useWords } from '#web/words'
import { AntreanLain } from '../kasir/AntreanLain.tsx'
import { PilihKasir, SaringValidasi } from '../kasir/SaringanKasir.tsx'
import { usePesan } from '../kasir/use-kasir.tsx'
import { usePilihan } from '../kasir/use-pilihan.tsx'
import { DaftarMenunggu } from './DaftarMenunggu.tsx'
import { DetailPembayaran } from './DetailPembayaran.tsx'
import { IsiTerpilih } from './IsiTerpilih.tsx'
import { kembaliKeMenu } from './kembali.ts'
import { grandTotal, kelompokDari, type Kelompok, type SisiKelompok } from './kelompok.ts'
import { useMenunggu, type Menunggu } from './use-menunggu.tsx'
import { useValidasi } from './use-validasi.tsx'
import { KeyButton } from '#web/KeyButton'
import './validasi.css'

const idPindai = 'validasi-pindai'

/** Which groups are ticked. */
const usePilihGroup = ({ baris }: Menunggu) =>
  usePilihan({
    rows: baris?.flatMap(({ kelompok, oleh }) => (oleh === undefined ? [kelompok] : [])),
    nomor: (group) => group.nomor,
    cari: kelompokDari,
  })

/** The sum of the ticked groups; below zero the shop pays, which the screen says (SPEC 4). */
function GrandTotal({ kelompok }: { readonly kelompok: readonly Kelompok[] }) {
  const t = useWords()
  const { berat, total } = grandTotal(kelompok)
  return (
    <div className={total < 0 ? 'grand out' : 'grand'} aria-live="polite">
      <span className="grand-kata">{t(total < 0 ? 'Toko bayar' : 'Grand Total')}</span>
      <span className="grand-angka">
        <small>Rp</small> {formatRupiah(total)}
      </span>
      <span className="grand-berat">
        {formatBerat(berat)} <small>gr</small>
      </span>
    </div>
  )
}

/** Nothing waits: the sentence of the SPEC, and the next step. */
function Kosong({
  onMuat,
  saring,
}: {
  readonly saring: string | null
  readonly onMuat: () => void
}) {
  const t = useWords()
  return (
    <div className="table-empty">
      <p>
        {t(
          saring === null
            ? 'Belum Ada Data Yang Harus Di Validasi'
            : 'Belum ada data yang harus divalidasi',
        )}
      </p>
      <Button onClick={onMuat}>{t('Muat Ulang')}</Button>
    </div>
  )
}

/** Validation (LOOK 7; SPEC 4, 5): waiting groups, what is in them, one sum, two buttons. */
function Validasi({ sisi }: { readonly sisi: SisiKelompok | undefined }) {
  const t = useWords()
  const [saring, setSaring] = useState<string | null>(null)
  const [kasir, setKasir] = useState<string | null>(null)
  const [detail, setDetail] = useState<string>()
  const menunggu = useMenunggu(saring, sisi)
  const pilihan = usePilihGroup(menunggu)
  const kelompok = pilihan.dipilih
  const aksi = useValidasi({
    kelompok,
    kasir,
    onMuat: menunggu.segarkan,
    onKosong: pilihan.kosongkan,
  })
  useScan(pilihan.pindai, idPindai)
  const keDaftar = (): void => document.querySelector<HTMLElement>('.tunggu input')?.focus()
  const terakhir = kelompok.at(-1)?.nomor
  const labelBatal = aksi.bisaBatal ? 'Batal Validasi' : 'Batal'
  useKeys([
    { key: 'F2', label: 'Pindai', run: () => document.getElementById(idPindai)?.focus() },
    { key: 'F3', label: 'Daftar yang menunggu', run: keDaftar },
    { key: 'Ctrl+A', label: 'Pilih semua', run: pilihan.semua },
    { key: 'F8', label: 'Detail Pembayaran', run: () => setDetail(terakhir), off: !terakhir },
    { key: 'Esc', label: 'Kosongkan pilihan', run: pilihan.kosongkan },
  ])
  const { baris } = menunggu
  usePesan()
  return (
    <Page
      back={sisi === 'JUAL' ? kembaliKeMenu.penjualan : kembaliKeMenu.validasi}
      tools={
        <>
          <Key>F2</Key>
          <ScanInput
            id={idPindai}
            autoFocus
            ariaLabel={t('Pindai')}
            placeholder={t('Barang atau nomor faktur')}
            onScan={pilihan.pindai}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') keDaftar()
            }}
          />
          <PilihKasir id="validasi-kasir" value={kasir} onChange={setKasir} />
          <SaringValidasi id="validasi-saring" value={saring} onChange={setSaring} />
        </>
      }
      actions={<ReloadButton onReload={menunggu.muat} />}
    >
      <AntreanLain />
      {baris?.length === 0 ? (
        <Kosong saring={saring} onMuat={() => void menunggu.muat()} />
      ) : (
        <div className="validasi">
          <DaftarMenunggu baris={baris ?? []} dipilih={pilihan.nomor} onPilih={pilihan.pilih} />
          {kelompok.length === 0 ? (
            <div className="table-empty">
              <p>{t('Pilih faktur di kiri, atau pindai barangnya')}</p>
            </div>
          ) : (
            <IsiTerpilih kelompok={kelompok} onPembayaran={setDetail} />
          )}
        </div>
      )}
      <footer className="validasi-bawah">
        <span className="meta">{t('{{jumlah}} faktur dipilih', { jumlah: kelompok.length })}</span>
        <GrandTotal kelompok={kelompok} />
        <KeyButton
          keyName="F6"
          label={labelBatal}
          run={aksi.batal}
          size="large"
          loading={aksi.sibuk === 'BATAL'}
        />
        <KeyButton
          keyName="F9"
          label="Validasi"
          run={aksi.validasi}
          size="large"
          type="primary"
          loading={aksi.sibuk === 'VALIDASI'}
        />
      </footer>
      {detail === undefined ? null : (
        <DetailPembayaran
          nomor={detail}
          onChanged={() => {
            setDetail(undefined)
            menunggu.segarkan()
          }}
          onClose={() => setDetail(undefined)}
        />
      )}
      {aksi.dialog}
    </Page>
  )
}

export const ValidasiScreen = () => <Validasi sisi={undefined} />
/** The same list, for sales only or purchases only. */
export const ValidasiPenjualanScreen = () => <Validasi sisi="JUAL" />
export const ValidasiBeliScreen = () => <Validasi sisi="BELI" />
