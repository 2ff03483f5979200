import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit.objects_c import *
def price_tag():
    """flat in XY, front +z, .8 wide and 1.15 high; the hole is the origin"""
    w,h,c=.4,.98,.2
    pts=[(-w,-h),(w,-h),(w,-.12),(c*.9,.16),(-c*.9,.16),(-w,-.12)]
    poly(pts,.09,(0,0,0),M('poppy',.5,.3,coat=.2),.04,5)
    torus(.085,.032,(0,0,.09),M('gold',.4,.4)); cyl(.075,.01,(0,0,.088),M('wood_d',.7),.003)
    text('$',1.0,(0,-.53,.1),(0,0,0),M('white',.5),.03,.016)
def clipboard():
    """stands on its lower edge, 1.36 wide and 1.95 high, leaning back"""
    with group((0,0,0),(78,0,0)):
        plate(1.36,1.82,.09,.14,(0,.91,0),M('green_m',.5,.3,coat=.2),.035)
        plate(1.14,1.5,.03,.06,(0,.83,.08),M('white',.8),.01)
        plate(.56,.22,.09,.07,(0,1.68,.085),M('steel',.3,.5,.6),.03)
        with group((0,1.82,.12)): torus(.12,.04,(0,0,0),M('steel',.3,.5,.6))
        for i in range(4): plate([.84,.7,.42,.36][i],.1,.02,.045,(-.45+[.84,.7,.42,.36][i]/2,1.33-.27*i,.1),M('sand' if i else 'sage',.8),.008)
        tube([(.06,1.62,.17),(.16,1.52,.22),(.36,1.26,.2),(.46,1.0,.22)],.022,M('gold',.6))
        with group((.46,.97,.15),(0,0,14),1.12): price_tag()
reset()
band=slab(-3.3,3.3,-1.5,1.3,.55,.2)
band(-1.5,-.52,0,.1,'#E9D5B5',.035)
for x in(-2.1,-.9,.3,1.5,2.6): box((.025,.86,.012),(x,-1.0,.093),M('#CDB48E',.9),.004,1)
band(.98,1.3,0,.1,'lawn',.03,.1)
with group((1.02,.24,0),(0,0,0),.6): truck_to_right()
with group((-1.66,-.95,.1),(0,0,12),1.16): clipboard()
bush((-2.6,1.05,.1),.5,seed=3,flowers='pink'); poppies((-2.92,-.95,.1),3,8,.16)
shoot(1600,700,az=15,el=15,lens=80,margin=1.04,shift=(0,0),floor_z=-.32,thr=.02,shres=.34,shspp=56)
