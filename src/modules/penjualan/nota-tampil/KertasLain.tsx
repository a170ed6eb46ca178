import { Button } from 'antd'
import { Key, useKeys } from '#web/keys'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import { useCetakPerjanjian, useCetakSlipAcc } from '../use-cetak-nota.tsx'
import type { IsiNota } from './use-nota.tsx'
import { settingPenjualan } from '../setting.ts'

/** The other papers of a sale: its agreement; the slip ACC where the shop has one (SPEC 6, 9). */
export function KertasLain({ nota }: { readonly nota: IsiNota }) {
  const t = useWords()
  const perjanjian = useCetakPerjanjian()
  const acc = useCetakSlipAcc()
  const adaAcc = useSetting(settingPenjualan.PRINT_NOTA_JUAL_SLIP_ACC_MODULE)
  const off = nota.status !== 'VALID'
  const cetakPerjanjian = (): void => void perjanjian.cetak(nota.no_faktur_jual, false)
  const cetakAcc = (): void => void acc.cetak(nota.no_faktur_jual, false)
  useKeys([
    { key: 'F3', label: 'Perjanjian', run: cetakPerjanjian, off },
    { key: 'F4', label: 'Slip ACC', run: cetakAcc, off: off || !adaAcc },
  ])
  return (
    <>
      {off ? null : (
        <Button onClick={cetakPerjanjian}>
          {t('Perjanjian')} <Key>F3</Key>
        </Button>
      )}
      {off || !adaAcc ? null : (
        <Button onClick={cetakAcc}>
          {t('Slip ACC')} <Key>F4</Key>
        </Button>
      )}
      {perjanjian.dialog}
      {acc.dialog}
    </>
  )
}
