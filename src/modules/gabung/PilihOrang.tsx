import { Button } from 'antd'
import { useEffect, useState } from 'react'
import type { FieldPartProps } from '#web/module'
import { useWords } from '#web/words'
import { CariOrang } from '../pelanggan/CariOrang.tsx'
import type { Orang } from '../pelanggan/use-orang.tsx'
import './gabung.css'

/** One of the two records: found by name, number or card. */
export function PilihOrang({ form, name }: FieldPartProps) {
  const t = useWords()
  const [orang, setOrang] = useState<Orang>()
  const field = form.fields[name]
  const galat = form.errorOf(name)
  const id = form.idOf(name)
  const pertama = Object.keys(form.fields)[0] === name
  // This part comes after the form, which has put the cursor into its first plain field by then.
  useEffect(() => {
    if (pertama) document.getElementById(id)?.focus()
  }, [id, pertama])
  const dipilih = orang !== undefined && Boolean(form.values[name])
  return (
    <fieldset className="gabung-pilih">
      <legend>{t(field?.label ?? name)}</legend>
      {dipilih ? (
        <p>
          <strong>{orang.nama_customer || t('Tanpa nama')}</strong> {orang.no_hp}{' '}
          {orang.kode_member === null ? null : (
            <span className="meta">
              {t('Member {{kode}}, {{poin}} point', {
                kode: orang.kode_member,
                poin: orang.poin ?? 0,
              })}
            </span>
          )}{' '}
          <Button
            size="small"
            onClick={() => {
              setOrang(undefined)
              form.set(name, null)
            }}
          >
            {t('Ganti')}
          </Button>
        </p>
      ) : (
        <CariOrang
          id={id}
          tanpaPindai
          onOrang={(one) => {
            setOrang(one)
            form.set(name, { id: one.id, kode_member: one.kode_member })
          }}
        />
      )}
      {galat === undefined ? null : (
        <p className="form-error" role="alert">
          {galat}
        </p>
      )}
    </fieldset>
  )
}
