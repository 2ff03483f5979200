#!/bin/bash
# render.sh [NAME...]: renders scenes/NAME.py, or all scenes, to masters/NAME.png (transparent) and NAME.cream.png (on
# #FFF4E3), and encodes them for the site. PREVIEW=1 renders small, fast previews and encodes nothing.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- $(basename -s .py "$here"/scenes/*.py)
for name in "$@"; do
  full=1536; small=520; spp=64
  case $name in load-*) full=720;; waiting|proposal|booked|on-the-way|done) full=1800; small=800;; hero|skyline|blog-*) full=2400; small=800;; esac   # the wide scenes
  out=$here/masters; mkdir -p "$out"; [ -n "${PREVIEW:-}" ] && { full=$small; spp=24; out=${PREVIEW_DIR:-/tmp/art-preview}; mkdir -p "$out"; }
  blender -b -P "$here/scenes/$name.py" -- out="$work/$name" px=$full spp=$spp 2>&1 | grep -E 'RENDERED|Error|Traceback|line ' || true
  /usr/bin/python3 "$here/kit/post.py" "$work/$name"
  /usr/bin/python3 - "$work/$name" "$out/$name" "${PREVIEW:-}" <<'P'
import sys, cv2
src, dst, preview = sys.argv[1:4]
for ending in ('', '_cream'):
    im = cv2.imread(src + ending + '.png', cv2.IMREAD_UNCHANGED)
    h, w = im.shape[:2]
    if not preview: im = cv2.resize(im, (round(w / 1.5), round(h / 1.5)), interpolation=cv2.INTER_AREA)
    cv2.imwrite(dst + ending.replace('_', '.') + '.png', im)
P
done
[ -n "${PREVIEW:-}" ] || node "$here/../scripts/generate/encode-pictures.ts" "$here/masters" "$@"
