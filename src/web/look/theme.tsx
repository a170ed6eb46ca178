import { ConfigProvider, theme as antd, type ThemeConfig } from 'antd'
import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US' // antd brings it anyway
import indonesian from 'antd/es/locale/id_ID'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '#kernel/language'
import { useLanguage } from '../words.tsx'
import { inForce, type InForce } from './appearance.tsx'

const controlHeight = { compact: 32, comfortable: 36, touch: 44 } as const

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** antd in ink and gold: every colour is read from tokens.css, which names each colour once. */
function themeOf({ dark, density }: InForce): ThemeConfig {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  const ink = colour('ink')
  const gold = colour('gold')
  const fill = colour('gold-fill')
  const onGold = {
    primaryColor: colour('gold-ink'),
    primaryShadow: 'none',
    colorPrimary: fill,
    colorPrimaryHover: fill,
    colorPrimaryActive: gold,
  }
  return {
    algorithm: dark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      colorPrimary: gold,
      colorInfo: colour('info'),
      colorLink: colour('info'),
      colorLinkHover: colour('info'),
      colorLinkActive: colour('info'),
      colorSuccess: colour('good'),
      colorWarning: colour('wait'),
      colorError: colour('bad'),
      colorText: ink,
      colorTextHeading: ink,
      colorTextSecondary: colour('ink-2'),
      colorTextTertiary: colour('ink-3'),
      colorTextDescription: colour('ink-2'),
      colorTextPlaceholder: colour('ink-3'),
      colorTextDisabled: colour('ink-3'),
      colorIcon: colour('ink-3'),
      colorBgLayout: colour('paper'),
      colorBgContainer: colour('sheet'),
      colorBgElevated: colour('raised'),
      colorBgMask: colour('shade'),
      colorBorder: colour('line-strong'),
      colorBorderSecondary: colour('line'),
      colorSplit: colour('line'),
      controlItemBgActive: colour('gold-soft'),
      controlItemBgHover: colour('sunken'),
      controlOutline: 'transparent',
      opacityLoading: 1, // the words of a busy button must stay readable
      borderRadius: 4,
      borderRadiusLG: 6,
      boxShadow: colour('cast'),
      boxShadowSecondary: colour('cast'),
      controlHeight: controlHeight[density],
      fontFamily: 'var(--family)',
      fontSize: 14,
      motion: !reducedMotion.matches,
      motionDurationSlow: '0.16s',
      motionDurationMid: '0.1s',
      motionDurationFast: '0.06s',
    },
    components: {
      Button: {
        ...onGold,
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        defaultHoverColor: ink,
        defaultActiveColor: ink,
        defaultHoverBg: colour('sunken'),
      },
      Select: { optionSelectedColor: ink, optionSelectedBg: colour('gold-soft') },
      Modal: { titleFontSize: 20 },
      Tooltip: { colorBgSpotlight: ink, colorTextLightSolid: colour('sheet') },
    },
  }
}

/** antd's own words in the other languages, each loaded when it is used. */
const locales: Readonly<
  Record<Exclude<Language, 'id'>, () => Promise<{ readonly default: Locale }>>
> = {
  en: async () => ({ default: english }),
  it: () => import('antd/es/locale/it_IT'),
  hk: () => import('antd/es/locale/zh_HK'),
  my: () => import('antd/es/locale/ms_MY'),
  jp: () => import('antd/es/locale/ja_JP'),
}

/**
 * There is always a locale: antd adds a layer when it gets one, and a late first locale would build
 * the whole page again and lose what was typed.
 */
function useLocale(): Locale {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Locale>(indonesian)
  useEffect(() => {
    if (language === 'id') return undefined
    let wanted = true
    void locales[language]().then((words) => {
      if (wanted) setLoaded(words.default)
    })
    return () => {
      wanted = false
    }
  }, [language])
  return language === 'id' ? indonesian : loaded
}

/** The nonce of this page: without it the security policy refuses antd's styles. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? ''

/** One rule (focus.tsx) holds the focus and gives it back; antd's own locks are off. */
const unheld = { focusable: { trap: false, focusTriggerAfterClose: false } }

export function Theme({ children }: { readonly children: ReactNode }) {
  const look = inForce.use()
  const locale = useLocale()
  return (
    <ConfigProvider
      theme={themeOf(look)}
      csp={{ nonce }}
      locale={locale}
      wave={{ disabled: true }}
      variant="outlined"
      modal={unheld}
      drawer={unheld}
    >
      {children}
    </ConfigProvider>
  )
}
