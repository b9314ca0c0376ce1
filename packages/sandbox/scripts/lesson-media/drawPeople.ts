const FACE = `<circle cx="63" cy="94" r="8" fill="#E9AF86"/><circle cx="137" cy="94" r="8" fill="#E9AF86"/>
<path d="M64 84c0-30 16-44 36-44s36 14 36 44c0 32-16 52-36 52S64 116 64 84Z" fill="#F6CBA6"/>
<ellipse cx="77" cy="106" rx="7" ry="4.5" fill="#E98C72" opacity=".35"/><ellipse cx="123" cy="106" rx="7" ry="4.5" fill="#E98C72" opacity=".35"/>
<circle cx="86" cy="92" r="3" fill="#2A2433"/><circle cx="114" cy="92" r="3" fill="#2A2433"/>
<path d="M80 82q6-4 12-1M108 81q6-3 12 1" stroke="#2A2433" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M90 112q10 9 20 0" stroke="#B4553F" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;

const CAP = `<path d="M68 50l5-22q27-9 54 0l5 22q-32-12-64 0Z" fill="#fff"/><path d="M68 50q32-12 64 0l1-5q-33-12-66 0Z" fill="#2456E6"/><path d="M97 26h6v5h5v6h-5v5h-6v-5h-5v-6h5Z" fill="#2456E6" opacity=".9"/>`;

const bust = (
  coat: string,
  collar: string,
) => `<path d="M14 222c0-54 36-70 86-70s86 16 86 70Z" fill="${coat}"/>
<path d="M84 118h32v34c0 12-32 12-32 0Z" fill="#E9AF86"/>
<path d="M76 152l24 30 24-30 10 4-34 44-34-44Z" fill="${collar}"/><path d="M82 150c4 12 32 12 36 0l-18 28Z" fill="#E9AF86"/>`;

/** A nurse to the waist, 200 by 222. */
export function drawNurse(coat = '#E8F0FF', hair = '#2A2A3C'): string {
  return `${bust(coat, '#2456E6')}${FACE}<circle cx="100" cy="34" r="17" fill="${hair}"/><path d="M60 96C54 52 76 36 100 36s46 16 40 60c-2-14-8-24-18-30-10 8-34 10-48 6-8 6-12 14-14 24Z" fill="${hair}"/>${CAP}<rect x="128" y="184" width="26" height="18" rx="3" fill="#fff"/><path d="M133 190h16M133 196h10" stroke="#C9D8FF" stroke-width="2"/>`;
}

const GREY_HAIR =
  '<path d="M60 92C50 52 76 32 100 32s50 20 40 60c-4-18-14-30-22-34-12 6-32 6-42 0-8 8-14 18-16 34Z" fill="#D5D7DE"/>';

/** An old woman to the waist, 200 by 222. */
export function drawElder(): string {
  const glasses =
    '<g fill="none" stroke="#4A4A58" stroke-width="2.4"><circle cx="86" cy="92" r="10"/><circle cx="114" cy="92" r="10"/><path d="M96 91q4-3 8 0"/></g>';
  return `<circle cx="100" cy="80" r="47" fill="#D5D7DE"/>${bust('#C8553D', '#FFF2DF')}${FACE}${GREY_HAIR}${glasses}`;
}

/** The head of the old woman, for a pillow. */
export function drawElderHead(): string {
  return `<circle cx="100" cy="80" r="47" fill="#D5D7DE"/>${FACE}${GREY_HAIR}`;
}
