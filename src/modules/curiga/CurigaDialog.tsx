import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { tanggal } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { formatSaat } from '#kernel/tanggal'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { PostDialog } from '#web/document/PostDialog'
import { FormFields } from '#web/form/FormFields'
import { Icon } from '#web/icons'
import { saveFile } from '#web/page/download'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { alamatJejak } from '#modules/riwayat/jejak/alamat-jejak'
import { isianTanda, laporanXml, tandai, type daftarCuriga } from './curiga.calls.ts'
import { namaCuriga, polaCuriga, tandaCuriga } from './pola.ts'
import './curiga.css'

export type Temuan = NonNullable<NonNullable<(typeof daftarCuriga)['types']>['a']>[number]

const kolomTanggal = tanggal({ label: 'Tanggal' })
/** A day as people read it. */
const useTanggal = () => {
  const t = useWords()
  return (tgl: string): string => show(tgl, kolomTanggal, 'layar', t)
}

/** A document of it, as a link for those who may open it. */
function Nomor({ jenis, nomor }: Temuan['nota'][number]) {
  const { opens } = useShell()
  const what = { PEMBELIAN: 'nota_beli', PENJUALAN: 'nota' } as const
  const known = jenis === 'PEMBELIAN' || jenis === 'PENJUALAN' ? what[jenis] : undefined
  const path = known && opens[known]?.(nomor)
  return <Link to={path ?? alamatJejak(nomor)}>{nomor}</Link>
}

/** What it may mean, whom it is about, and what speaks for it. */
function Bukti({ temuan }: { readonly temuan: Temuan }) {
  const t = useWords()
  const { zona } = useShell().toko
  const isi = ({ rupiah, saat, teks }: Temuan['bukti'][number]): string => {
    if (rupiah !== null) return `Rp ${formatRupiah(rupiah)}`
    return saat === null ? (teks ?? '-') : formatSaat(saat, zona)
  }
  return (
    <>
      <p>{t(polaCuriga[temuan.pola].arti)}</p>
      <dl className="curiga-bukti">
        <dt>{t('Customer')}</dt>
        <dd>{temuan.nama_customer ?? '-'}</dd>
        <dt>{t('Identitas')}</dt>
        <dd>{temuan.identitas ?? '-'}</dd>
        {temuan.bukti.map((one) => (
          <div key={one.label}>
            <dt>{one.label}</dt>
            <dd>{isi(one)}</dd>
          </div>
        ))}
        <dt>{t('Toko Lain')}</dt>
        <dd>{temuan.toko_lain}</dd>
      </dl>
    </>
  )
}

/** Its documents in this shop. */
function Nota({ temuan }: { readonly temuan: Temuan }) {
  const t = useWords()
  const tgl = useTanggal()
  return (
    <section aria-label={t('Nota')}>
      <h3>{t('Nota')}</h3>
      <ul className="curiga-daftar">
        {temuan.nota.map((one) => (
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
function Riwayat({ temuan }: { readonly temuan: Temuan }) {
  const t = useWords()
  const tgl = useTanggal()
  const { zona } = useShell().toko
  if (temuan.riwayat.length === 0) return null
  return (
    <section aria-label={t('Riwayat')}>
      <h3>{t('Riwayat')}</h3>
      <ul className="curiga-daftar">
        {temuan.riwayat.map((kata) => (
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

function AmbilXml({ temuan }: { readonly temuan: Temuan }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const { kunci, pola, tgl_system } = temuan
  const ambil = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await callFile(laporanXml, { query: { pola, kunci, tgl_system } }))
    } catch (error) {
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="curiga-ambil">
      <Button
        size="small"
        loading={busy}
        icon={<Icon name="cloud-download" />}
        onClick={() => void ambil()}
      >
        {t('Ambil XML goAML')}
      </Button>
      <span className="meta">{t('Tata letaknya belum diverifikasi PPATK.')}</span>
    </p>
  )
}

interface Props {
  readonly temuan: Temuan
  readonly onClose: () => void
}

/** A finding with its notes and its history; somebody says what it is. */
export function CurigaDialog({ onClose, temuan }: Props) {
  const t = useWords()
  const { ke, kunci, pola, tgl_system } = temuan
  return (
    <PostDialog
      title={t(namaCuriga[pola])}
      width={760}
      fields={isianTanda}
      {...(temuan.status === 'DILAPORKAN' ? { awal: { tanda: 'DILAPORKAN' } } : {})}
      saveLabel={t('Simpan Tanda')}
      segarkan={['CURIGA']}
      renderIsi={(form) => (
        <div className="curiga">
          <Bukti temuan={temuan} />
          <Nota temuan={temuan} />
          <Riwayat temuan={temuan} />
          <AmbilXml temuan={temuan} />
          <FormFields form={form} autoFocus />
        </div>
      )}
      send={(tanda, options) =>
        call(tandai, { body: { ...tanda, pola, kunci, tgl_system, ke } }, options)
      }
      onClose={onClose}
    />
  )
}
