import type { ComponentType } from 'react'
import { Documents, type DocumentsProps } from '#web/document/Documents'
import { Page } from '#web/page/Page'
import { cicilan } from './cicilan.ts'

/** A screen with instalment sales and these steps alone. */
export function langkahCicilan(commands: DocumentsProps['document']['commands']): ComponentType {
  const document = { ...cicilan, commands }
  return function LangkahCicilan() {
    return (
      <Page>
        <Documents document={document} />
      </Page>
    )
  }
}
