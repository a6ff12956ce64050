// Many mail clients ignore style sheets, so each element has a style attribute. The style element only contains rules for
// links, the dark theme and narrow screens.

export const SANS = "font-family:Barlow,'Segoe UI',Arial,sans-serif"
export const MONO = "font-family:'IBM Plex Mono',Consolas,Menlo,monospace"
export const INK = 'color:#131c26'
export const SOFT = 'color:#44515d'
/** A thin line above a row. */
export const LINE = 'border-top:1px solid #c6cdcf'
/** Long words and codes break instead of widening the email. */
export const BREAK = 'overflow-wrap:anywhere;word-break:break-word'

/**
 * The rules of the style element. Classes for narrow screens: out (page margin), p (padding), col (cell of a fact), h (heading),
 * amt (large value), b (button). For the dark theme: bg (page), pp (paper), ink (text), i2 (soft text), fr (frame), ln (thin
 * line), act (button) and, in the circuit, on (line or point), dotb (reached point), okb (approved line).
 */
export const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#131c26}
@media (max-width:480px){.p{padding-left:16px!important;padding-right:16px!important}.col{display:block!important;width:auto!important;border-left:0!important}.col+.col{border-top:1px solid #c6cdcf!important}.amt{font-size:32px!important}.out{padding:0!important}.h{font-size:26px!important}.b a{display:block!important}}
@media (prefers-color-scheme:dark){.bg{background:#0e1a27!important}.pp{background:#142331!important}.ink,.ink a,a.ink{color:#e6edf2!important}.i2,.i2 a{color:#a9bac7!important}.fr{border-color:#8ea4b5!important}.ln{border-color:#2c4152!important}.col+.col{border-color:#2c4152!important}.on{border-color:#8ea4b5!important}.dotb{background:#8ea4b5!important}.act{background:#ff7f33!important}.act a{color:#0d1721!important}.okb{border-color:#67cd9a!important}}`
