import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { tanggal } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { formatSaat } from '#kernel/tanggal'
import { alamatJejak } from '#modules/riwayat/jejak/alamat-jejak'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { saveFile } from '#web/page/download'
import type { Received } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import type { Hal } from '../periksa/temuan/hal.tsx'
import { TemuanScreen } from '../periksa/temuan/TemuanScreen.tsx'
import { curigaan, eksporCuriga, laporanXml, tokoTerpisah } from './curiga.calls.ts'
import { tandaCuriga } from './pola.ts'
import './curiga.css'

type Temuan = NonNullable<NonNullable<(typeof curigaan.daftar)['types']>['a']>[number]

const kolomTanggal = tanggal({ label: 'Tanggal' })
/** A day as people read it. */
const useTanggal = () => {
  const t = useWords()
  return (tgl: string): string => show(tgl, kolomTanggal, 'layar', t)
}

/** Takes a file. */
function Ambil({
  dari,
  label,
  small,
}: {
  dari: () => Promise<Received>
  label: string
  small?: true
}) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const ambil = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await dari())
    } catch (error) {
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...(small ? { size: 'small' } : {})}
      loading={busy}
      icon={<Icon name="cloud-download" />}
      onClick={() => void ambil()}
    >
      {t(label)}
    </Button>
  )
}

/** A document of it, as a link for those who may open it. */
function Nomor({ jenis, nomor }: Temuan['nota'][number]) {
  const { opens } = useShell()
  const what = { PEMBELIAN: 'nota_beli', PENJUALAN: 'nota' } as const
  const known = jenis === 'PEMBELIAN' || jenis === 'PENJUALAN' ? what[jenis] : undefined
  const path = known && opens[known]?.(nomor)
  return <Link to={path ?? alamatJejak(nomor)}>{nomor}</Link>
}

/** Its documents in this shop. */
function Nota({ nota }: Temuan) {
  const t = useWords()
  const tgl = useTanggal()
  return (
    <section aria-label={t('Nota')}>
      <h3>{t('Nota')}</h3>
      <ul className="curiga-daftar">
        {nota.map((one) => (
          <li key={one.nomor}>
            <Nomor {...one} />
            <span>{tgl(one.tgl_system)}</span>
            <span className="curiga-jumlah">
              {one.nilai === null ? '' : `Rp ${formatRupiah(one.nilai)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was said of it, the last first. */
function Riwayat({ riwayat }: Temuan) {
  const t = useWords()
  const tgl = useTanggal()
  const { zona } = useShell().toko
  if (riwayat.length === 0) return null
  return (
    <section aria-label={t('Riwayat')}>
      <h3>{t('Riwayat')}</h3>
      <ul className="curiga-daftar">
        {riwayat.map((kata) => (
          <li key={kata.saat}>
            <strong>{t(tandaCuriga[kata.tanda])}</strong>
            <span>{`${formatSaat(kata.saat, zona)} ${kata.oleh}`}</span>
            <span>
              {[kata.no_laporan, kata.tgl_lapor === null ? null : tgl(kata.tgl_lapor), kata.alasan]
                .filter((one) => one !== null)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AmbilXml({ kunci, pola, tgl_system }: Temuan) {
  const t = useWords()
  return (
    <p className="curiga-ambil">
      <Ambil
        small
        label="Ambil XML goAML"
        dari={async () => callFile(laporanXml, { query: { pola, kunci, tgl_system } })}
      />
      <span className="meta">{t('Tata letaknya belum diverifikasi PPATK.')}</span>
    </p>
  )
}

/** Shops that these sums leave out: each has this screen on its own server. */
function Terpisah() {
  const t = useWords()
  const { data = [] } = useQuery({
    queryKey: ['CURIGA', 'terpisah'],
    queryFn: async ({ signal }) => (await call(tokoTerpisah, {}, { signal })).data,
  })
  const toko = data.map(({ kode_toko }) => kode_toko).join(', ')
  return toko === '' ? null : (
    <p className="meta" role="note">
      {t('Belum dijumlahkan, servernya sendiri: {{toko}}', { toko })}
    </p>
  )
}

const hal: Hal<Temuan> = {
  temuan: curigaan,
  jenis: 'CURIGA',
  title: 'Transaksi Mencurigakan',
  empty: 'Tidak Ada Transaksi Mencurigakan Di Hari-hari Ini',
  saveLabel: 'Simpan Tanda',
  hari: 13, // two weeks: so long a report may wait
  lebar: 760,
  warna: { TERBUKA: 'wait', DIPERIKSA: 'info', WAJAR: 'good', DILAPORKAN: 'good' },
  buruk: ({ pola }) => pola === 'BATAS',
  tumbuh: 'nama_customer',
  // What is looked at or reported.
  aksi: ({ tgl_from, tgl_to }) => (
    <Ambil
      label="CSV Untuk Dilaporkan"
      dari={async () =>
        callFile(eksporCuriga, { query: { tgl_from: String(tgl_from), tgl_to: String(tgl_to) } })
      }
    />
  ),
  catatan: <Terpisah />,
  fakta: ({ identitas, nama_customer, toko_lain }) => [
    ['Customer', nama_customer],
    ['Identitas', identitas],
    ['Toko Lain', toko_lain],
  ],
  lagi: (temuan) => (
    <>
      <Nota {...temuan} />
      <Riwayat {...temuan} />
      <AmbilXml {...temuan} />
    </>
  ),
  awal: ({ status }) => (status === 'DILAPORKAN' ? { tanda: 'DILAPORKAN' } : {}),
}

/** What the law wants to know of people, the worst first; each opens with its notes. */
export const CurigaScreen = () => <TemuanScreen hal={hal} />
