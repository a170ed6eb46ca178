import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { Picture } from '#web/fields/Picture'
import type { LookProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { Skeleton } from '#web/page/Skeleton'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { katalogTamu, type isiTamu } from './tamu.calls.ts'
import { Urutan } from './Urutan.tsx'
import { berurut } from './urutan.calls.ts'
import './ponsel.css'

type Isi = RowOf<typeof isiTamu>

const gambar = (path: string | null, nama: string): ReactNode =>
  path === null ? null : <Picture path={path} alt={nama} className="ponsel-gambar" />

/** A part of the app, found by the master that keeps it. */
function Bagian(props: { master: string; judul: string; kosong: boolean; children: ReactNode }) {
  const t = useWords()
  return (
    <section data-master={props.master} aria-label={props.judul}>
      <h3>{props.judul}</h3>
      {props.kosong ? <p className="ponsel-kosong">{t('Tidak Ada Data')}</p> : props.children}
    </section>
  )
}

/** The screen that opens the app: its words over the picture, or under it. */
function Pembuka({ splash }: Pick<Isi, 'splash'>) {
  const t = useWords()
  const [kode, setKode] = useState('MEMBER')
  const satu = splash.find((one) => one.kode === kode)
  return (
    <Bagian master="splashscreen_katalog" judul={t('Splashscreen Katalog')} kosong={!satu}>
      <div role="tablist" className="ponsel-tab">
        {splash.map((one) => (
          <button
            key={one.kode}
            type="button"
            role="tab"
            aria-selected={one.kode === kode}
            onClick={() => setKode(one.kode)}
          >
            {one.kode}
          </button>
        ))}
      </div>
      <div className={satu?.position === 'ATAS' ? 'ponsel-splash atas' : 'ponsel-splash'}>
        {gambar(satu?.image_path ?? null, kode)}
        <p>{satu?.text}</p>
      </div>
    </Bagian>
  )
}

function Halaman({ isi }: { readonly isi: Isi['banner'][number] | Isi['info'][number] }) {
  return (
    <article className="ponsel-kartu">
      {gambar(isi.gambar_path, isi.title)}
      <h4>{isi.title}</h4>
      {isi.sub_title ? <p>{isi.sub_title}</p> : null}
      <p>
        <strong>{isi.info}</strong> {isi.sub_info}
      </p>
      {isi.deskripsi ? <p>{isi.deskripsi}</p> : null}
      <span className="ponsel-tombol">{isi.nama_tombol}</span>
    </article>
  )
}

function Barang({ item, kategori }: Pick<Isi, 'item' | 'kategori'>) {
  const t = useWords()
  return (
    <>
      <Bagian
        master="kategori_katalog"
        judul={t('Kategori Katalog')}
        kosong={kategori.length === 0}
      >
        <ul className="ponsel-deret">
          {kategori.map((one) => (
            <li key={one.kode_kategori}>
              {gambar(one.gambar_path, one.nama_kategori)}
              <svg width="100%" height="4" aria-hidden>
                <rect width="100%" height="4" fill={one.warna} />
              </svg>
              {one.nama_kategori}
            </li>
          ))}
        </ul>
      </Bagian>
      <Bagian master="item_katalog" judul={t('Item Katalog')} kosong={item.length === 0}>
        <ul className="ponsel-kisi">
          {item.map((one) => (
            <li key={one.kode_barang}>
              {gambar(one.gambar_path[0] ?? null, one.nama_barang)}
              <strong>{one.nama_barang}</strong>
              <span>{formatBerat(one.berat)} gr</span>
              <span>Rp {formatRupiah(one.harga_jual)}</span>
              <small>
                {[...one.hashtag_kadar, ...one.hashtag_jenis, ...one.hashtag_lm].join(' ')}
              </small>
            </li>
          ))}
        </ul>
      </Bagian>
    </>
  )
}

function Harga({ harga }: Pick<Isi, 'harga'>) {
  const t = useWords()
  return (
    <Bagian master="harga_katalog" judul={t('Harga Katalog')} kosong={harga.length === 0}>
      {harga.map((one) => (
        <div key={one.kode_harga_app} data-master="group_description_katalog">
          <h4>{one.nama_harga_app}</h4>
          <dl className="ponsel-harga">
            {one.detail_group.map((group) => (
              <div key={group.kode_group}>
                <dt>
                  {group.nama_group} {formatPersen(group.kadar)}%
                  {group.description ? <small>{group.description}</small> : null}
                </dt>
                <dd>Rp {formatRupiah(group.harga)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Bagian>
  )
}

function Sisanya({ hadiah, kontak }: Pick<Isi, 'hadiah' | 'kontak'>) {
  const t = useWords()
  return (
    <>
      <Bagian master="hadiah_katalog" judul={t('Hadiah Katalog')} kosong={hadiah.length === 0}>
        <ul className="ponsel-kisi">
          {hadiah.map((one) => (
            <li key={one.kode_hadiah}>
              {gambar(one.gambar_path, one.nama_hadiah)}
              <strong>{one.nama_hadiah}</strong>
              <span>
                {one.info} {one.sub_info}
              </span>
              <span>{t('{{point}} point', { point: formatRupiah(one.point) })}</span>
            </li>
          ))}
        </ul>
      </Bagian>
      <Bagian
        master="kontak_admin_katalog"
        judul={t('Kontak Admin Katalog')}
        kosong={kontak.length === 0}
      >
        {kontak.map((one) => (
          <span key={one.no_hp} className="ponsel-tombol">
            {one.nama_admin} · {one.no_hp}
          </span>
        ))}
      </Bagian>
    </>
  )
}

/** A telephone with the app as a guest has it now, open where this master's rows are. */
function Ponsel({ isi, master }: { readonly isi: Isi; readonly master: string }) {
  const t = useWords()
  const layar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    layar.current?.querySelector(`[data-master="${master}"]`)?.scrollIntoView()
  }, [master])
  return (
    <div
      ref={layar}
      className="ponsel"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one scrolls it by keys too
      tabIndex={0}
      role="region"
      aria-label={t('Tampilan Ponsel')}
    >
      <header>
        <h2>{isi.toko.nama_toko}</h2>
        <p>{isi.toko.alamat_toko}</p>
      </header>
      <Pembuka splash={isi.splash} />
      <Bagian master="banner_katalog" judul={t('Banner Katalog')} kosong={isi.banner.length === 0}>
        {isi.banner.map((one) => (
          <Halaman key={one.kode_banner} isi={one} />
        ))}
      </Bagian>
      <Barang item={isi.item} kategori={isi.kategori} />
      <Harga harga={isi.harga} />
      <Bagian master="info_katalog" judul={t('Info Katalog')} kosong={isi.info.length === 0}>
        {isi.info.map((one) => (
          <Halaman key={one.kode_info} isi={one} />
        ))}
      </Bagian>
      <Sisanya hadiah={isi.hadiah} kontak={isi.kontak} />
    </div>
  )
}

/** How a guest of the members' app sees what is kept here. */
export function PonselKatalog({ master, onClose }: LookProps) {
  const t = useWords()
  const { kode_toko } = useShell().toko
  const found = useQuery({
    queryKey: ['tamu/katalog', kode_toko],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call(katalogTamu, { params: {}, query: { toko: kode_toko } }, { signal })).data,
  })
  const adaUrutan = berurut.some(({ name }) => name === master)
  return (
    <ViewDialog title={t('Tampilan Ponsel')} width={adaUrutan ? 880 : 440} onClose={onClose}>
      {found.data ? (
        <div className="ponsel-meja">
          <Ponsel isi={found.data} master={master} />
          {adaUrutan ? <Urutan daftar={master} onSaved={() => void found.refetch()} /> : null}
        </div>
      ) : found.error ? (
        <Refused error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton />
      )}
    </ViewDialog>
  )
}
