import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { useColumns } from '#web/fields/use-columns'
import { useKeys } from '#web/keys'
import { panah } from '#web/panah'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import { closedTo, useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { CariOrang, idCariOrang } from '../pelanggan/CariOrang.tsx'
import { alamatProfil } from './alamat-profil.ts'
import { barangMilik } from './profil.calls.ts'
import { useProfil, type Profil, type Siapa } from './use-profil.tsx'
import './profil.css'

/** The person stands in the address: back leads back, and the page can be sent to a colleague. */
function useSiapa(): Siapa {
  const { id, kode_member }: { readonly id?: string; readonly kode_member?: string } = useSearch({
    strict: false,
  })
  return useMemo(
    () => ({
      ...(id === undefined ? {} : { id }),
      ...(kode_member === undefined ? {} : { kode_member }),
    }),
    [id, kode_member],
  )
}

const alamat = (path: string) => {
  const [to = path, search = ''] = path.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(search)) }
}

function Kepala({ profil }: { readonly profil: Profil }) {
  const t = useWords()
  const { kode_member, kontak, milik, nama_customer, sejak, tgl_lahir } = profil
  return (
    <header className="profil-kepala">
      <div>
        <h2>
          {nama_customer || t('Tanpa nama')}{' '}
          {kode_member === null ? null : <Badge tone="info">{`Member ${kode_member}`}</Badge>}
        </h2>
        <ul className="profil-kontak">
          {kontak.map((one) => (
            <li key={one.id}>
              {[one.nama_customer === nama_customer ? '' : one.nama_customer, one.no_hp]
                .concat(one.alamat_customer)
                .filter(Boolean)
                .join(' · ')}{' '}
              {one.kartu ? <Badge tone="good">{t('Identitas tercatat')}</Badge> : null}
            </li>
          ))}
        </ul>
        <p className="meta">
          {[
            sejak === null ? '' : `${t('Dikenal sejak')} ${sejak}`,
            tgl_lahir === null ? '' : `${t('Lahir')} ${tgl_lahir}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {milik === null ? null : (
        <dl className="profil-nilai">
          <dt>{t('Miliknya hari ini')}</dt>
          <dd>Rp {formatRupiah(milik.nilai)}</dd>
          <dd className="meta">
            {t('{{jumlah}} barang', { jumlah: milik.jumlah })} · {formatBerat(milik.berat)} gr
          </dd>
        </dl>
      )}
    </header>
  )
}

type BagianProfil = Profil['bagian'][number]

function Baris({ baris }: { readonly baris: BagianProfil['baris'][number] }) {
  const { nilai, nomor, path, status, terbuka, tgl, uraian } = baris
  const isi = (
    <>
      <span className="profil-tgl">{tgl}</span>
      <span className="profil-uraian">
        {nomor} {uraian ? <span className="meta">{uraian}</span> : null}
      </span>
      {status === null ? null : <Badge tone={terbuka ? 'wait' : 'plain'}>{status}</Badge>}
      <span className="profil-rp">{nilai === null ? '' : formatRupiah(nilai)}</span>
    </>
  )
  return (
    <li>
      {path === null ? (
        <span className="profil-baris">{isi}</span>
      ) : (
        <Link {...alamat(path)} className="profil-baris" data-pagi>
          {isi}
        </Link>
      )}
    </li>
  )
}

function Bagian({ bagian }: { readonly bagian: BagianProfil }) {
  const id = `profil-${bagian.kode}`
  return (
    <section className="profil-bagian" aria-labelledby={id}>
      <h3 id={id}>{bagian.judul}</h3>
      <Link
        {...alamat(bagian.path)}
        className={bagian.terbuka ? 'profil-kalimat tunggu' : 'profil-kalimat'}
        data-pagi
      >
        {bagian.kalimat}
      </Link>
      <ul>
        {bagian.baris.map((baris) => (
          <Baris key={baris.nomor} baris={baris} />
        ))}
      </ul>
    </section>
  )
}

/** The pieces that he has, with what each would be bought back for. */
function Milik({ milik }: { readonly milik: NonNullable<Profil['milik']> }) {
  const t = useWords()
  const columns = useColumns(barangMilik)
  const sisa = milik.jumlah - milik.baris.length
  return (
    <section className="profil-milik" aria-label={t('Miliknya hari ini')}>
      <h3>{t('Barang miliknya')}</h3>
      <p className="meta">
        {t('Nilai jual kembali hari ini: berat sama dengan nota, kondisi baik, nota ada.')}{' '}
        {milik.tanpa_nilai === 0
          ? null
          : t('{{jumlah}} barang tanpa nilai: harga belinya belum diisi.', {
              jumlah: milik.tanpa_nilai,
            })}
      </p>
      <Table
        label={t('Barang miliknya')}
        columns={columns}
        rows={milik.baris}
        keyOf={({ kode_barcode }) => kode_barcode}
        empty={null}
      />
      {sisa > 0 ? (
        <p className="meta">{t('dan {{jumlah}} barang lain', { jumlah: sisa })}</p>
      ) : null}
    </section>
  )
}

function Isi({ profil }: { readonly profil: Profil }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const kotak = box.current
    if (kotak === null) return undefined
    kotak.querySelector<HTMLElement>('[data-pagi]')?.focus({ preventScroll: true })
    const ditekan = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('table')) return
      panah(kotak, event)
    }
    kotak.addEventListener('keydown', ditekan)
    return () => kotak.removeEventListener('keydown', ditekan)
  }, [profil])
  return (
    <div ref={box} className="profil">
      <Kepala profil={profil} />
      <div className="profil-semua">
        {profil.bagian.map((bagian) => (
          <Bagian key={bagian.kode} bagian={bagian} />
        ))}
      </div>
      {profil.milik === null ? null : <Milik milik={profil.milik} />}
    </div>
  )
}

const layarGabung = '/gabung-pelanggan'

/** The way to join him with another record, for whoever may. */
function Satukan() {
  const t = useWords()
  const shell = useShell()
  const layar = shell.house.screen(layarGabung)
  if (layar === undefined || closedTo(shell, layar) !== undefined) return null
  return <Link to={layarGabung}>{t('Satukan Dengan Catatan Lain')}</Link>
}

/** One person on one page: who he is, what he has from us and what it is worth, what is open. */
export function ProfilScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const siapa = useSiapa()
  const found = useProfil(siapa, false)
  const ada = Object.keys(siapa).length > 0
  useKeys([
    {
      key: 'F4',
      label: 'Cari pelanggan',
      run: () => document.getElementById(idCariOrang)?.focus(),
    },
  ])
  useEffect(() => {
    if (!ada) document.getElementById(idCariOrang)?.focus()
  }, [ada])
  return (
    <Page actions={<Satukan />}>
      <div className="profil-cari">
        <CariOrang
          onOrang={(orang) => {
            const to = alamatProfil(orang)
            if (to !== undefined) void navigate({ to })
          }}
        />
      </div>
      {ada ? (
        found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : found.data ? (
          <Isi profil={found.data} />
        ) : (
          <Waiting />
        )
      ) : (
        <p className="meta">{t('Ketik nama, nomor HP, kartu member atau nomor nota.')}</p>
      )}
    </Page>
  )
}
