import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { choice } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { Picture } from '#web/fields/Picture'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { useKeys } from '#web/keys'
import { Badge, toneOf } from '#web/page/Badge'
import { saveFile } from '#web/page/download'
import { ScanPage, useScanned } from '#web/page/ScanPage'
import { useWords } from '#web/words'
import { statusBarang } from '../stok/barang.ts'
import { IsiPaspor, type Barang } from '../stok/data/IsiPaspor.tsx'
import { satuBarang } from '../stok/data-barang.calls.ts'
import { Kisah } from './Kisah.tsx'
import { babPilihan, pilihanDari } from './peristiwa.ts'
import { kertasRiwayat, riwayatBarang } from './riwayat.calls.ts'
import { kisahDari, type Bab } from './riwayat.rules.ts'
import { KeyButton } from '#web/KeyButton'
import '../stok/stok.css'
import './riwayat.css'

const saringan = { bab: choice({ label: 'Tampilkan', of: babPilihan }) }

/** A piece as it is, and all that happened to it. */
function useBarang(kode: string) {
  const params = { kode_barcode: kode }
  const barang = useQuery({
    queryKey: ['barang', 'satu', kode],
    enabled: kode !== '',
    queryFn: async ({ signal }) => (await call(satuBarang, { params }, { signal })).data,
  })
  const riwayat = useQuery({
    queryKey: ['barang', 'riwayat', kode],
    enabled: kode !== '',
    queryFn: async ({ signal }) => (await call(riwayatBarang, { params }, { signal })).data,
  })
  return { barang, riwayat }
}

/** What a piece is at this moment: the first thing that is seen. */
function Kini({ barang }: { readonly barang: Barang }) {
  const t = useWords()
  const { berat, berat_atribut, harga_jual, kode_baki, kode_gudang, status } = barang
  return (
    <header className="kisah-kini">
      {barang.gambar ? <Picture path={barang.gambar} alt={barang.nama_barang} /> : null}
      <div>
        <h2>{barang.nama_barang}</h2>
        <p>
          <strong>{barang.kode_barcode}</strong>{' '}
          <Badge tone={toneOf(status)}>{t(statusBarang[status])}</Badge>
        </p>
        <dl className="kisah-angka">
          <div>
            <dt>{t('Lokasi')}</dt>
            <dd>
              {[kode_gudang, kode_baki].filter(Boolean).join(' / ') || barang.no_pemegang || '-'}
            </dd>
          </div>
          <div>
            <dt>{t('Berat Label')}</dt>
            <dd>{formatBerat(berat + berat_atribut)} gr</dd>
          </div>
          {harga_jual === null ? null : (
            <div>
              <dt>{t('Harga Jual')}</dt>
              <dd>Rp {formatRupiah(harga_jual)}</dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}

const diAtas = ['kode_gudang', 'kode_baki', 'harga_jual']

function Isi({ barang, riwayat }: { readonly barang: Barang; readonly riwayat: readonly Bab[] }) {
  const t = useWords()
  const form = useForm(saringan)
  const { bab } = form.values
  const kisah = useMemo(
    () => kisahDari(bab ? riwayat.filter((one) => pilihanDari(one.peristiwa) === bab) : riwayat),
    [bab, riwayat],
  )
  return (
    <article className="kisah-halaman" aria-label={t('Barang yang dipilih')}>
      {/* What scrolls can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <aside className="paspor" tabIndex={0}>
        <Kini barang={barang} />
        <IsiPaspor barang={barang} tanpa={diAtas} />
      </aside>
      {/* What scrolls can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="kisah-isi" aria-label={t('Riwayat')} tabIndex={0}>
        <div data-form className="kisah-saring">
          <FormFields form={form} filter />
          <span className="meta">{t('{{jumlah}} peristiwa', { jumlah: riwayat.length })}</span>
        </div>
        <Kisah kisah={kisah} />
      </section>
    </article>
  )
}

/** One piece from its first day on (issue 5); a scan walks on to the next. */
export function RiwayatBarangScreen() {
  const t = useWords()
  const router = useRouter()
  const scanned = useScanned('kode_barcode')
  const { kode } = scanned
  const { barang, riwayat } = useBarang(kode)
  const [mencetak, setMencetak] = useState(false)
  const kosong = barang.data === undefined
  const cetak = async (): Promise<void> => {
    setMencetak(true)
    try {
      saveFile(await callFile(kertasRiwayat, { params: { kode_barcode: kode } }))
    } catch (error) {
      failure(error)
    } finally {
      setMencetak(false)
    }
  }
  const dataBarang = (): void =>
    router.history.push(`/data-barang?kode_barcode=${encodeURIComponent(kode)}`)
  useKeys([{ key: 'Esc', label: 'Kembali', run: () => router.history.back(), off: kosong }])
  return (
    <ScanPage
      scanned={scanned}
      label={t('Pindai Barcode')}
      hint={t('Pilih atau pindai barang untuk melihat foto dan riwayatnya.')}
      found={[barang, riwayat]}
      actions={
        <>
          <KeyButton
            keyName="F4"
            label="Data Barang"
            run={dataBarang}
            disabled={kosong}
            icon={<Icon name="search" />}
          />
          <KeyButton
            keyName="F8"
            label="Cetak"
            run={() => void cetak()}
            type="primary"
            disabled={kosong}
            loading={mencetak}
            icon={<Icon name="print" />}
          />
        </>
      }
    >
      {() =>
        barang.data && riwayat.data ? (
          <Isi key={kode} barang={barang.data} riwayat={riwayat.data} />
        ) : null
      }
    </ScanPage>
  )
}
