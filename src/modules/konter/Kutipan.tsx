import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { Key } from '#web/keys'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { KisahBarang } from './KisahBarang.tsx'
import { hitungPenjualan } from './konter.calls.ts'

interface Props {
  /** What was scanned last; undefined: nothing yet. */
  readonly kode: string | undefined
  readonly onMasukkan: (kodeBarcode: string) => void
}

const bodyOf = (kode_barcode: string) => ({
  baris: [
    {
      kode_barcode,
      berat_kotor: null,
      ongkos: null,
      diskon: null,
      harga_setuju: null,
      harga_lama: null,
    },
  ],
  harga_setuju: null,
  tgl_system: null,
  no_nota_manual: null,
  pembeli_pajak: null,
  id_draf: null,
  titipan: [],
})

/** Cek harga: what a piece costs now. It reserves nothing and takes nothing onto the counter. */
export function Kutipan({ kode, onMasukkan }: Props) {
  const t = useWords()
  const { data } = useQuery({
    queryKey: ['cek-harga', kode],
    enabled: kode !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call(hitungPenjualan, { body: bodyOf(kode ?? '') }, { signal })).data,
  })
  const barang = data?.baris[0]
  useEffect(() => {
    if (barang === undefined) return
    if (barang.nama_barang === null) soundBad()
    else soundGood()
  }, [barang])
  if (kode === undefined)
    return (
      <p className="konter-diam">
        {t('Pindai barang untuk melihat harganya. Tidak ada yang dipesan.')}
      </p>
    )
  if (barang === undefined) return <p className="konter-diam">{kode}</p>
  return (
    <div className="kutipan">
      <p className="kutipan-harga" aria-live="polite">
        <small>Rp</small> {barang.harga_total === null ? '-' : formatRupiah(barang.harga_total)}
      </p>
      <KisahBarang barang={barang} basi={false} denganPesan />
      {barang.masalah.length > 0 ? null : (
        <Button block onClick={() => onMasukkan(kode)}>
          {t('Masukkan Ke Nota')} <Key>Ctrl+Enter</Key>
        </Button>
      )}
    </div>
  )
}
