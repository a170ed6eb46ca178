import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import type { PaperProps } from '#web/module'
import { saveFile } from '#web/page/download'
import type { LabelCall } from './label-janji.ts'

/** The label of one piece as a file, for the printer of labels. */
export const labelJanji = (label: LabelCall): ComponentType<PaperProps> =>
  function LabelJanji({ nomor, onDone }) {
    const save = useEffectEvent(async () => {
      try {
        saveFile(await callFile(label, { body: { nomor: [nomor] } }))
      } catch (error) {
        failure(error)
      }
      onDone()
    })
    useEffect(() => void save(), [])
    return null
  }
