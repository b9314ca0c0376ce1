'use strict';
// Shows a document of documents.js by its address: document.html?src=/media/lessons/….pdf. A headless browser and a
// sandboxed frame show no PDF, so each page is a picture.

const SCALES = ['75', '100', '125', '150', '200', '250'];
const part = (id) => document.getElementById(id);
const pages = part('pages');

const found = findDocument(new URLSearchParams(location.search).get('src'));
if (found) show(found);
else refuse();

/** Null for what is no address; `URL.canParse` is missing in browsers of the policy. */
function readAddress(src) {
  try {
    return new URL(src, location.href);
  } catch {
    return null;
  }
}

/** The pages of a known document; null for any other address, such as one of a foreign host. */
function findDocument(src) {
  const asked = src ? readAddress(src) : null;
  if (!asked || !isNeighbour(asked)) return null;
  const known = Object.entries(globalThis.documents).find(
    ([path]) => new URL(path, location.href).pathname === asked.pathname,
  );
  return known ? known[1] : null;
}

/** Whether an address is of this host, or of another one of this machine: the schools of a sandbox have their own. */
function isNeighbour({ hostname, origin }) {
  const isLocal = (host) => host === 'localhost' || host.endsWith('.localhost');
  return origin === new URL(location.href).origin || (isLocal(hostname) && isLocal(location.hostname));
}

function refuse() {
  document.querySelector('nav').hidden = true;
  const words = document.createElement('p');
  words.textContent = '没有这个文档';
  pages.replaceChildren(words);
}

function show(list) {
  document.title = list[0].text;
  const pictures = list.map(({ picture, text }, index) => {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = `第 ${index + 1} 页：${text}`;
    // A4, so that the page below keeps its place while this one loads.
    image.width = 794;
    image.height = 1122;
    return image;
  });
  pages.replaceChildren(...pictures);

  const place = part('place');
  const tellPlace = () => {
    const middle = pages.getBoundingClientRect().top + pages.clientHeight / 2;
    const current = pictures.findLastIndex((image) => image.getBoundingClientRect().top <= middle);
    const words = `第 ${Math.max(current, 0) + 1} / ${list.length} 页`;
    if (place.textContent !== words) place.textContent = words;
  };
  pages.addEventListener('scroll', tellPlace, { passive: true });

  let scale = SCALES.indexOf('100');
  const zoom = (step) => {
    scale = Math.min(Math.max(scale + step, 0), SCALES.length - 1);
    for (const image of pictures) image.dataset.scale = SCALES[scale];
    part('scale').textContent = `${SCALES[scale]}%`;
    part('smaller').disabled = scale === 0;
    part('larger').disabled = scale === SCALES.length - 1;
    tellPlace();
  };
  part('smaller').addEventListener('click', () => zoom(-1));
  part('larger').addEventListener('click', () => zoom(1));
  part('fit').addEventListener('click', () => zoom(SCALES.indexOf('100') - scale));
  zoom(0);
}
