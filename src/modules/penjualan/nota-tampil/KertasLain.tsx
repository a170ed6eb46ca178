import { useSetting } from '#web/session'
import { useCetakKupon, useCetakPerjanjian, useCetakSlipAcc } from '../use-cetak-nota.tsx'
import type { IsiNota } from './use-nota.tsx'
import { settingPenjualan } from '../setting.ts'
import { KeyButton } from '#web/KeyButton'

/**
 * The other papers of a sale: its agreement and coupons; the slip ACC where the shop has one (SPEC
 * 6, 9).
 */
export function KertasLain({ nota }: { readonly nota: IsiNota }) {
  const perjanjian = useCetakPerjanjian()
  const acc = useCetakSlipAcc()
  const kupon = useCetakKupon()
  const adaAcc = useSetting(settingPenjualan.PRINT_NOTA_JUAL_SLIP_ACC_MODULE)
  const off = nota.status !== 'VALID'
  const cetakPerjanjian = (): void => void perjanjian.cetak(nota.no_faktur_jual, false)
  const cetakKupon = (): void => void kupon.cetak(nota.no_faktur_jual, false)
  const cetakAcc = (): void => void acc.cetak(nota.no_faktur_jual, false)
  return (
    <>
      <KeyButton keyName="F3" label="Perjanjian" run={cetakPerjanjian} shown={!off} />
      <KeyButton keyName="F4" label="Slip ACC" run={cetakAcc} shown={!off && adaAcc} />
      <KeyButton
        keyName="Alt+K"
        label="Kupon"
        run={cetakKupon}
        shown={!off && nota.kupon.length > 0}
      />
      {perjanjian.dialog}
      {kupon.dialog}
      {acc.dialog}
    </>
  )
}
