import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { call, callFile } from '#web/call'
import type { PaperProps } from '#web/module'
import type { KertasCalls } from './kertas.calls.ts'
import { useKertas, type Kertas } from './use-kertas.tsx'

/**
 * Prints the paper of a document that is drawn from its definition.
 * @param slipBila the designs by which it is a slip; by default it is always a page
 */
export function kertasDokumen(
  jenis: string,
  calls: KertasCalls,
  slipBila: readonly string[] = [],
): ComponentType<PaperProps> {
  const kertas: Kertas = {
    ...{ jenis, slipBila },
    satuSisi: true,
    ambil: ({ sisi: _sisi, ...body }, given) => callFile(calls.cetak, { body }, given),
    contoh: (nomor) => callFile(calls.contoh, { body: { nomor } }),
    konfirmasi: (body) => call(calls.konfirmasi, { body }),
  }
  return function KertasDokumen({ first, nomor, onDone }) {
    const { cetak, dialog, otomatis } = useKertas(kertas)
    const print = useEffectEvent(async () => {
      await (first ? otomatis([nomor]) : cetak(nomor, false))
      onDone()
    })
    useEffect(() => void print(), [])
    return <>{dialog}</>
  }
}
