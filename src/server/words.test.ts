import { expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { saidOf, translator } from './words.ts'

it('puts the words of ours inside of a sentence into its language, and nobody else’s', () => {
  const t = translator('it')
  const late = new Refusal('{{dokumen}} {{nomor}} Sudah {{status}}', {
    params: { dokumen: 'Timbang Baki', nomor: 'TM-1', status: 'Selesai' },
  })
  expect(saidOf(late, t).message).toBe(`${t('Timbang Baki')} TM-1 è già ${t('Selesai')}`)
  expect(t('Timbang Baki')).not.toBe('Timbang Baki')
  // A customer may have the same name as a state.
  const named = new Refusal('Nomor Identitas Ini Milik {{nama}}', { params: { nama: 'Selesai' } })
  expect(saidOf(named, t).message).toContain('Selesai')
})
