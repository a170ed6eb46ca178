import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { satuBarang } from '#modules/stok/data-barang.calls'
import { call } from '#web/call'
import { KembaliDialog } from '../stok/data/KembaliDialog.tsx'
import { NotaDialog } from '../penjualan/nota-tampil/NotaDialog.tsx'
import { notaJualGroup } from '#modules/penjualan/penjualan.calls'
import type { LangkahBaris } from './langkah-baris.ts'
import type { Konter } from './use-konter.tsx'

interface Props {
  readonly langkah: LangkahBaris
  readonly konter: Konter
  readonly kode: string
  /** The document that holds the piece. */
  readonly nomor: string | null
  readonly tutup: () => void
}

/** The note that the piece stands on, of the visit that holds it. */
function NotaLain({ kode, nomor, tutup }: Props) {
  const { data } = useQuery({
    queryKey: ['PENJUALAN', 'pemegang', nomor, kode],
    queryFn: async ({ signal }) => {
      const body = { no_faktur: nomor ?? '' }
      const { data: notas } = (await call(notaJualGroup, { body }, { signal })).data
      const found = notas.find(({ baris }) => baris.some((line) => line.kode_barcode === kode))
      return (found ?? notas[0])?.no_faktur_jual ?? null
    },
  })
  return data ? <NotaDialog nomor={data} onClose={tutup} /> : null
}

/** Weighed, tagged and laid into its tray: then it is for sale. */
function Kembali({ kode, konter, tutup }: Props) {
  const { data } = useQuery({
    queryKey: ['barang', 'satu', kode],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call(satuBarang, { params: { kode_barcode: kode } }, { signal })).data,
  })
  return data ? (
    <KembaliDialog barang={data} onClose={tutup} onTersimpan={konter.hitung.ulang} />
  ) : null
}

/** The deposit that keeps it pays for it. */
function Titipan({ konter, nomor, tutup }: Props) {
  const pakai = useEffectEvent(() => {
    tutup()
    if (nomor !== null) konter.pakaiTitipan(nomor)
  })
  useEffect(() => {
    const timer = setTimeout(() => pakai())
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** It is taken back where it was lent; then it is weighed. */
function Contoh({ nomor, tutup }: Props) {
  const navigate = useNavigate()
  const buka = useEffectEvent(() => {
    tutup()
    void navigate({ href: `/ambil-barang-contoh?nota=${encodeURIComponent(nomor ?? '')}` })
  })
  useEffect(() => {
    const timer = setTimeout(() => buka())
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** What mends a line that cannot be sold as it stands. */
export function LangkahDialog(props: Props) {
  if (props.langkah === 'CONTOH') return <Contoh {...props} />
  if (props.langkah === 'TITIPAN') return <Titipan {...props} />
  return props.langkah === 'NOTA' ? <NotaLain {...props} /> : <Kembali {...props} />
}
