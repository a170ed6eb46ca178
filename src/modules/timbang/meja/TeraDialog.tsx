import { Button } from 'antd'
import { useState } from 'react'
import { formatBerat } from '#kernel/figures'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { scaleSetting, useScaleHeard } from '#web/scale'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { teraMasuk, teraTimbangan } from '../timbang.ts'

const isianTera = {
  timbangan: teraMasuk.timbangan,
  acuan: teraMasuk.acuan,
  baca: teraMasuk.baca,
}

/** The scale under a known weight; what it says fills the form by itself. */
export function TeraDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [bacaan, setBacaan] = useState<{ readonly mentah: string; readonly berat: number }>()
  useScaleHeard(({ berat, mentah, stabil }) => {
    if (stabil && berat !== null && berat > 0) setBacaan({ mentah, berat })
  })
  return (
    <PostDialog
      title={t('Tera Timbangan')}
      width={560}
      fields={isianTera}
      awal={{ timbangan: scaleSetting().timbangan, baca: null }}
      segarkan={['baki']}
      send={({ acuan, baca, timbangan }, options) =>
        call(
          teraTimbangan.commands.simpan,
          {
            body: {
              ...{ timbangan, acuan, baca },
              ...(bacaan?.berat === baca
                ? { asal: 'TIMBANGAN' as const, mentah: bacaan.mentah }
                : { asal: 'KETIK' as const, mentah: formatBerat(baca) }),
            },
          },
          options,
        )
      }
      renderIsi={(form) => (
        <>
          <p>{t('Letakkan berat yang diketahui di timbangan, lalu catat bacaannya.')}</p>
          <FormFields form={form} autoFocus />
          {bacaan ? (
            <Button onClick={() => form.set('baca', bacaan.berat)}>
              {t('Ambil {{berat}} gr', { berat: formatBerat(bacaan.berat) })}
            </Button>
          ) : null}
        </>
      )}
      onClose={onClose}
    />
  )
}
