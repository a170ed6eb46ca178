import { useState } from 'react'
import { Page } from '#web/page/Page'
import { useSetting } from '#web/session'
import { settingNota } from '../nota/setting.ts'
import {
  namaKertas,
  tanpaSlip,
  ukuranKertas,
  type KodeKertas,
  type UkuranRancang,
} from './kertas.ts'
import { Meja } from './Meja.tsx'
import { isOf, Pilih } from './Pilih.tsx'
import './rancang.css'

/** Which paper lies on the table. */
function Rancangan({ slip }: { readonly slip: boolean }) {
  const a4 = useSetting(settingNota.SIZE_NOTA_MODULE)
  const [kertas, setKertas] = useState<KodeKertas>('JUAL')
  const [ukuran, setUkuran] = useState<UkuranRancang>(slip ? 'SLIP' : a4 ? 'A4' : 'SETENGAH')
  const { SLIP: _slip, ...halaman } = ukuranKertas
  const bisa = Object.fromEntries(
    Object.entries(namaKertas).filter(([kode]) => !slip || !tanpaSlip.has(kode)),
  )
  return (
    <Page
      tools={
        <>
          <Pilih
            label="Kertas"
            of={bisa}
            value={kertas}
            onChange={(kode) => {
              if (isOf(namaKertas)(kode)) setKertas(kode)
            }}
          />
          {slip ? null : <Pilih label="Ukuran" of={halaman} value={ukuran} onChange={setUkuran} />}
        </>
      }
    >
      <Meja key={`${kertas} ${ukuran}`} kertas={kertas} ukuran={ukuran} />
    </Page>
  )
}

/** The designer of notas: what it shows is what the paper has (docs/adr/0337). */
export const SettingNotaScreen = () => <Rancangan slip={false} />

/** The same for the slips of a mobile printer. */
export const SettingNotaSlipScreen = () => <Rancangan slip />
