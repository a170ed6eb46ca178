import { useSetting } from '#web/session'
import { useCetakPerjanjian, useCetakSlipAcc } from '../use-cetak-nota.tsx'
import type { IsiNota } from './use-nota.tsx'
import { settingPenjualan } from '../setting.ts'
import { KeyButton } from '#web/KeyButton'

/** The other papers of a sale: its agreement; the slip ACC where the shop has one (SPEC 6, 9). */
export function KertasLain({ nota }: { readonly nota: IsiNota }) {
  const perjanjian = useCetakPerjanjian()
  const acc = useCetakSlipAcc()
  const adaAcc = useSetting(settingPenjualan.PRINT_NOTA_JUAL_SLIP_ACC_MODULE)
  const off = nota.status !== 'VALID'
  const cetakPerjanjian = (): void => void perjanjian.cetak(nota.no_faktur_jual, false)
  const cetakAcc = (): void => void acc.cetak(nota.no_faktur_jual, false)
  return (
    <>
      <KeyButton keyName="F3" label="Perjanjian" run={cetakPerjanjian} shown={!off} />
      <KeyButton keyName="F4" label="Slip ACC" run={cetakAcc} shown={!off && adaAcc} />
      {perjanjian.dialog}
      {acc.dialog}
    </>
  )
}
